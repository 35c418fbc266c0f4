'use client';

import { useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper/types';
import { ui } from '@/lib/text/en/ui';

const stillness = '(prefers-reduced-motion: reduce)';

/** Waits until the slider is near and the browser idle, then lets Swiper take over the row that is already there. */
export function SliderControls({ count, autoplay }: { count: number; autoplay?: number }) {
  const bar = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const [place, setPlace] = useState(0);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const slider = bar.current?.parentElement?.querySelector<HTMLElement>('.slider-view');
    if (!slider || count < 2) return;
    let taken: Swiper | undefined;
    let gone = false;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        whenIdle(async () => {
          const { takeOver } = await import('./slider-swiper');
          if (gone) return;
          taken = takeOver(slider, matchMedia(stillness).matches ? undefined : autoplay);
          taken.on('snapIndexChange', ({ snapIndex }) => setPlace(snapIndex));
          taken.on('autoplayStart', () => setPlaying(true));
          taken.on('autoplayStop', () => setPlaying(false));
          setPlaying(taken.autoplay?.running ?? false);
          setSwiper(taken);
        });
      },
      { rootMargin: '200px' },
    );
    near.observe(slider);
    return () => {
      gone = true;
      near.disconnect();
      taken?.destroy();
    };
  }, [count, autoplay]);

  const moves = swiper?.autoplay !== undefined && autoplay !== undefined && !matchMedia(stillness).matches;
  // Rounding may leave two resting places less than a pixel apart.
  const places =
    swiper?.snapGrid.filter((at, index, grid) => index === 0 || at - (grid[index - 1] ?? 0) > 1).length ?? count;

  return (
    <div ref={bar} className="slider-controls" hidden={count < 2}>
      {swiper && (
        <>
          <ArrowButton label={ui.previousSlide} path="m15 18-6-6 6-6" onClick={() => swiper.slidePrev()} />
          {moves && (
            <ArrowButton
              always
              label={playing ? ui.pause : ui.play}
              path={playing ? 'M9 6v12M15 6v12' : 'M8 5v14l11-7z'}
              onClick={() => (playing ? swiper.autoplay.stop() : swiper.autoplay.start())}
            />
          )}
          <span className="slider-place">
            {Math.min(place + 1, places)} / {places}
          </span>
          <ArrowButton label={ui.nextSlide} path="m9 18 6-6-6-6" onClick={() => swiper.slideNext()} />
        </>
      )}
    </div>
  );
}

function ArrowButton({
  label,
  path,
  always,
  onClick,
}: {
  label: string;
  path: string;
  always?: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" className={always ? undefined : 'slider-arrow'} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

function whenIdle(run: () => void) {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 500);
}
