'use client';

import { useRef } from 'react';
import { getText } from '#text';
import { useHydrated } from '@/lib/use-hydrated';
import { useSwiper } from './use-swiper';

type Props = {
  count: number;
  isSingle: boolean;
  autoplayMs?: number;
};

export function SliderControls({ count, isSingle, autoplayMs }: Props) {
  const ui = getText('ui');
  const controls = useRef<HTMLDivElement>(null);
  const { swiper, loadSwiper, position, isPlaying } = useSwiper(controls, { count, autoplayMs });
  const isHydrated = useHydrated();
  const canPlay = isHydrated && autoplayMs !== undefined && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Rounding may produce two snap points less than a pixel apart.
  const snapPoints = swiper?.snapGrid.filter(
    (offset, index, grid) => index === 0 || offset - (grid[index - 1] ?? 0) > 1,
  );
  const positions = snapPoints?.length ?? (isSingle ? count : undefined);

  const toggleAutoplay = async () => {
    const { autoplay } = (await loadSwiper()) ?? {};
    if (isPlaying) autoplay?.stop();
    else autoplay?.start();
  };

  return (
    <div ref={controls} className="slider-controls" hidden={count < 2}>
      {isHydrated && (
        <>
          <ControlButton
            className="slider-arrow"
            label={ui.previousSlide}
            path="m15 18-6-6 6-6"
            onClick={async () => (await loadSwiper())?.slidePrev()}
          />
          {canPlay && (
            <ControlButton
              label={isPlaying ? ui.pause : ui.play}
              path={isPlaying ? 'M9 6v12M15 6v12' : 'M8 5v14l11-7z'}
              onClick={toggleAutoplay}
            />
          )}
          <span className="slider-position">{positions && `${Math.min(position + 1, positions)} / ${positions}`}</span>
          <ControlButton
            className="slider-arrow"
            label={ui.nextSlide}
            path="m9 18 6-6-6-6"
            onClick={async () => (await loadSwiper())?.slideNext()}
          />
        </>
      )}
    </div>
  );
}

type ControlButtonProps = { label: string; path: string; className?: string; onClick: () => void };

function ControlButton({ label, path, className, onClick }: ControlButtonProps) {
  return (
    <button type="button" className={className} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
