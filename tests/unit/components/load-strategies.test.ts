import { afterEach, expect, test, vi } from 'vitest';
import { inSequence, type LoadStrategy, onIdle, onVisible } from '@/components/ui/load-strategies';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A strategy that waits for `trigger`. */
function manualStrategy() {
  let trigger = () => {};
  const strategy: LoadStrategy = (start, { signal }) => {
    trigger = () => signal.aborted || start();
  };
  return { strategy, trigger: () => trigger() };
}

test('strategies in sequence wait one after the other', () => {
  const [first, second] = [manualStrategy(), manualStrategy()];
  const start = vi.fn();
  inSequence(first.strategy, second.strategy)(start, { signal: new AbortController().signal });
  second.trigger();
  expect(start).not.toHaveBeenCalled();
  first.trigger();
  second.trigger();
  expect(start).toHaveBeenCalledOnce();
});

test('nothing loads for a component that has gone', () => {
  vi.useFakeTimers();
  const controller = new AbortController();
  const start = vi.fn();
  onIdle(start, { signal: controller.signal });
  controller.abort();
  vi.advanceTimersByTime(5000);
  expect(start).not.toHaveBeenCalled();
});

test('what comes into sight before the browser reports that it was out of sight is loaded', () => {
  let report = (_changes: { isIntersecting: boolean }[]) => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const start = vi.fn();
  const element = { closest: () => null } as unknown as Element;
  onVisible()(start, { signal: new AbortController().signal, element });
  report([{ isIntersecting: false }]);
  expect(start).not.toHaveBeenCalled();
  report([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(start).toHaveBeenCalledOnce();
});
