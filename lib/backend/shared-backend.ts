import { processWide } from '@/lib/process-wide';
import type { builtIn } from './built-in';

type BuiltIn = typeof builtIn;

const shared = processWide('backend', () => {
  let share: (backend: BuiltIn) => void = () => {};
  const started = new Promise<BuiltIn>((resolve) => {
    share = resolve;
  });
  return { share, started };
});

/** Of the bundle that starts the backend. */
export const shareBackend = (backend: BuiltIn): void => shared.share(backend);

/**
 * Waits for the start. In production the condition removes the `import()`, with which routes and pages would each bundle the whole CMS again.
 * In development each bundle has its own, so that changed files are loaded again.
 */
export const getBuiltIn = (): Promise<BuiltIn> =>
  process.env.NODE_ENV === 'production' ? shared.started : import('./built-in').then(({ builtIn }) => builtIn);
