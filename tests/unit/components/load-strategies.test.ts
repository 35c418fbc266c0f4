import { afterEach, expect, test, vi } from 'vitest';
import { inSequence, type LoadStrategy, onIdle } from '@/components/ui/load-strategies';

afterEach(() => {
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
