import { type RefObject, useEffect } from 'react';

type Options = { signal: AbortSignal; element?: Element | null };

/** When to load code that the first paint does not need. Calls `start` once, unless `signal` aborts before. */
export type LoadStrategy = (start: () => void, options: Options) => void;

const interactions = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'];
const interactionTimeoutMs = 4000;
const idleTimeoutMs = 3000;

/** At the first interaction with the page, or some seconds after it has loaded. */
export const onInteraction: LoadStrategy = (start, { signal }) => {
  const listeners = new AbortController();
  const startOnce = () => {
    if (listeners.signal.aborted) return;
    listeners.abort();
    start();
  };
  signal.addEventListener('abort', () => listeners.abort());
  for (const type of interactions) addEventListener(type, startOnce, { passive: true, signal: listeners.signal });
  const wait = () => setTimeout(startOnce, interactionTimeoutMs);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal: listeners.signal });
};

export const onVisible =
  (options?: IntersectionObserverInit): LoadStrategy =>
  (start, { signal, element }) => {
    if (!element) return;
    // One call has an entry for each change since the last.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    }, options);
    // What is in a closed modal is never visible; the section that opens it is.
    observer.observe(element.closest('dialog')?.parentElement ?? element);
    signal.addEventListener('abort', () => observer.disconnect());
  };

export const onIdle: LoadStrategy = (start, { signal }) => {
  const startUnlessAborted = () => signal.aborted || start();
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(startUnlessAborted, { timeout: idleTimeoutMs });
  else setTimeout(startUnlessAborted, 200);
};

export const inSequence = (first: LoadStrategy, ...rest: LoadStrategy[]): LoadStrategy =>
  rest.length === 0
    ? first
    : (start, options) => first(() => inSequence(...(rest as [LoadStrategy]))(start, options), options);

const strategies = {
  now: (start) => start(),
  interaction: onInteraction,
  visible: inSequence(onVisible({ rootMargin: '600px' }), onIdle),
  idle: onIdle,
  /** React starts the load when it hydrates the part. */
  hydration: () => undefined,
} satisfies Record<string, LoadStrategy>;

export type When = keyof typeof strategies | LoadStrategy;

export function usePreload(when: When, load: () => Promise<unknown>, target?: RefObject<Element | null>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const controller = new AbortController();
    const strategy = typeof when === 'function' ? when : strategies[when];
    const start = () => void load().catch(() => undefined);
    strategy(start, { signal: controller.signal, element: target?.current });
    return () => controller.abort();
  }, []);
}
