import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper/types';
import { whenWanted } from './when-wanted';

const stillness = '(prefers-reduced-motion: reduce)';

/** Swiper over the row beside `bar`, once it is wanted and near: the row scrolls without it. */
export function useSwiper(
  bar: RefObject<HTMLElement | null>,
  { count, autoplay }: { count: number; autoplay?: number },
) {
  const [swiper, setSwiper] = useState<Swiper>();
  const [place, setPlace] = useState(0);
  const [playing, setPlaying] = useState(Boolean(autoplay));
  const taken = useRef<Promise<Swiper | undefined>>(undefined);

  /** The same Swiper each time; undefined where its script did not come. */
  const take = useCallback(() => {
    taken.current ??= import('./slider-swiper').then(
      ({ takeOver }) => {
        const row = bar.current?.parentElement?.querySelector<HTMLElement>('.slider-view');
        if (!row) return;
        const found = takeOver(row, matchMedia(stillness).matches ? undefined : autoplay);
        found.on('snapIndexChange', ({ snapIndex }) => setPlace(snapIndex));
        found.on('autoplayStart', () => setPlaying(true));
        found.on('autoplayStop', () => setPlaying(false));
        setPlaying(found.autoplay?.running ?? false);
        setSwiper(found);
        return found;
      },
      () => {
        taken.current = undefined;
        return undefined;
      },
    );
    return taken.current;
  }, [bar, autoplay]);

  useEffect(() => {
    const row = bar.current?.parentElement;
    if (!row || count < 2) return;
    const left = new AbortController();
    whenWanted(left.signal, () => {
      const near = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          near.disconnect();
          whenIdle(() => left.signal.aborted || take());
        },
        { rootMargin: '200px' },
      );
      near.observe(row);
      left.signal.addEventListener('abort', () => near.disconnect());
    });
    return () => {
      left.abort();
      void taken.current?.then((found) => found?.destroy());
      taken.current = undefined;
    };
  }, [bar, count, take]);

  return { swiper, take, place, playing };
}

function whenIdle(run: () => void) {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 500);
}
