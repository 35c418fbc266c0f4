'use client';

import { type ComponentType, type ReactNode, type RefObject, useState, useSyncExternalStore } from 'react';
import { usePreload, type When } from './load-strategies';
import { createLoader, type Loader } from './loader';

type Props<Module> = {
  loader: Loader<Module>;
  when: When;
  /** Where `visible` looks. */
  target?: RefObject<Element | null>;
  /** Replaces `children` once the module has loaded; without it they stay, and hydrate. */
  show?: ((module: Module) => ReactNode) | undefined;
  /** Shown while the module cannot be loaded, unless `children` do the work without it. */
  notice?: ComponentType<{ onRetry: () => void }> | undefined;
  children: ReactNode;
};

const loadingState = { name: 'loading' } as const;

/** A part of a page whose script loads later. */
export function Lazy<Module>({ loader, when, target, show, notice: Notice, children }: Props<Module>) {
  const state = useSyncExternalStore(loader.subscribe, loader.getSnapshot, () => loadingState);
  usePreload(when, loader.start, target);
  if (state.name === 'loaded' && show) return show(state.module);
  return (
    <>
      {state.name === 'failed' && Notice && <Notice onRetry={loader.retry} />}
      {children}
    </>
  );
}

export function useLoader<Module>(load: () => Promise<Module>): Loader<Module> {
  const [loader] = useState(() => createLoader(load));
  return loader;
}
