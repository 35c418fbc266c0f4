'use client';

import { useEffect } from 'react';
import { whenWanted } from './when-wanted';

/** Imports ahead what a later tap will need, so that a line that breaks meanwhile costs nothing; `load` is always the same. */
export function useWanted(load: () => Promise<unknown>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first `load` is as good as any
  useEffect(() => {
    const left = new AbortController();
    whenWanted(left.signal, () => void load().catch(() => undefined));
    return () => left.abort();
  }, []);
}
