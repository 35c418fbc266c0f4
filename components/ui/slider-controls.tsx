'use client';

import { useRef } from 'react';
import { ui } from '@/lib/text/en/ui';
import { useReady } from './use-ready';
import { useSwiper } from './use-swiper';

type Props = {
  count: number;
  /** One slide fills the width, so that there are as many places as slides. */
  single: boolean;
  autoplay?: number;
};

/** Arrows, pause and place of a slider. They answer as soon as React is here; the first press brings Swiper where it has not come. */
export function SliderControls({ count, single, autoplay }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const { swiper, take, place, playing } = useSwiper(bar, { count, autoplay });
  const ready = useReady();
  const moves = ready && autoplay !== undefined && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Rounding may leave two resting places less than a pixel apart.
  const found = swiper?.snapGrid.filter((at, index, grid) => index === 0 || at - (grid[index - 1] ?? 0) > 1).length;
  const places = found ?? (single ? count : undefined);

  const pause = async () => {
    const { autoplay: motion } = (await take()) ?? {};
    if (playing) motion?.stop();
    else motion?.start();
  };

  return (
    <div ref={bar} className="slider-controls" hidden={count < 2}>
      {ready && (
        <>
          <ArrowButton
            label={ui.previousSlide}
            path="m15 18-6-6 6-6"
            onClick={async () => (await take())?.slidePrev()}
          />
          {moves && (
            <ArrowButton
              always
              label={playing ? ui.pause : ui.play}
              path={playing ? 'M9 6v12M15 6v12' : 'M8 5v14l11-7z'}
              onClick={pause}
            />
          )}
          <span className="slider-place">{places && `${Math.min(place + 1, places)} / ${places}`}</span>
          <ArrowButton label={ui.nextSlide} path="m9 18 6-6-6-6" onClick={async () => (await take())?.slideNext()} />
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
