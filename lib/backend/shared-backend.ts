import { processWide } from '@/lib/process-wide';
import type { builtIn } from './built-in';

type BuiltIn = typeof builtIn;

/** Without it every bundle of Next would load the CMS again. */
const shared = processWide<{ builtIn?: BuiltIn }>('backend', () => ({}));

export function shareBackend(backend: BuiltIn): void {
  shared.builtIn = backend;
}

export const getBuiltIn = async (): Promise<BuiltIn> => shared.builtIn ?? (await import('./built-in')).builtIn;
