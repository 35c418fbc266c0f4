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

/** Called once, by the bundle that starts the backend. */
export const shareBackend = (backend: BuiltIn): void => shared.share(backend);

/**
 * Resolves once the backend has started. The condition keeps `import()` out of a production build, where every entry would bundle the CMS
 * again. In development each bundle loads its own, so that changed files take effect.
 */
export const getBuiltIn = (): Promise<BuiltIn> =>
  process.env.NODE_ENV === 'production' ? shared.started : import('./built-in').then(({ builtIn }) => builtIn);
