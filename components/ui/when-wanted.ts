const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'];
/** In ms after the page has loaded. */
const patience = 4000;

/**
 * Runs once, at the first sign of a visitor or some seconds after the page has loaded: for scripts that nobody needs before, so
 * that they do not share the line with the page.
 */
export function whenWanted(signal: AbortSignal, run: () => void): void {
  const once = new AbortController();
  const begin = () => {
    if (once.signal.aborted) return;
    once.abort();
    run();
  };
  signal.addEventListener('abort', () => once.abort());
  for (const sign of signs) addEventListener(sign, begin, { passive: true, signal: once.signal });
  const wait = () => setTimeout(begin, patience);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal: once.signal });
}
