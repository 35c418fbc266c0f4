import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper/types';
import { inSequence, onIdle, onInteraction, onVisible } from './load-strategies';

const reducedMotion = '(prefers-reduced-motion: reduce)';
const whenNeeded = inSequence(onInteraction, onVisible({ rootMargin: '200px' }), onIdle);

export function useSwiper(
  controls: RefObject<HTMLElement | null>,
  { count, autoplayMs }: { count: number; autoplayMs?: number },
) {
  const [swiper, setSwiper] = useState<Swiper>();
  const [position, setPosition] = useState(0);
  const [isPlaying, setPlaying] = useState(Boolean(autoplayMs));
  const loading = useRef<Promise<Swiper | undefined>>(undefined);

  /** The same Swiper each time; undefined if its script could not be loaded. */
  const loadSwiper = useCallback(() => {
    loading.current ??= import('./slider-swiper').then(
      ({ createSwiper }) => {
        const row = controls.current?.parentElement?.querySelector<HTMLElement>('.slider-view');
        if (!row) return;
        const created = createSwiper(row, matchMedia(reducedMotion).matches ? undefined : autoplayMs);
        created.on('snapIndexChange', ({ snapIndex }) => setPosition(snapIndex));
        created.on('autoplayStart', () => setPlaying(true));
        created.on('autoplayStop', () => setPlaying(false));
        setPlaying(created.autoplay?.running ?? false);
        setSwiper(created);
        return created;
      },
      () => {
        loading.current = undefined;
        return undefined;
      },
    );
    return loading.current;
  }, [controls, autoplayMs]);

  useEffect(() => {
    const slider = controls.current?.parentElement;
    if (!slider || count < 2) return;
    const controller = new AbortController();
    whenNeeded(() => void loadSwiper(), { signal: controller.signal, element: slider });
    return () => {
      controller.abort();
      void loading.current?.then((created) => created?.destroy());
      loading.current = undefined;
    };
  }, [controls, count, loadSwiper]);

  return { swiper, loadSwiper, position, isPlaying };
}
