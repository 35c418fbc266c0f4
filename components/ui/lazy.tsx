'use client';

import { type ReactNode, type RefObject, useState, useSyncExternalStore } from 'react';
import { getText } from '#text';
import { Alert } from './alert';
import { Button } from './button';
import { usePreload, type When } from './load-strategies';
import { createLoader, type Loader } from './loader';

type Props<Module> = {
  loader: Loader<Module>;
  when: When;
  /** Where `visible` looks. */
  target?: RefObject<Element | null>;
  /** The part does its work without the script: no notice if that fails to load. */
  isOptional?: boolean;
  /** Replaces `children` once the module has loaded; without it they stay, and hydrate. */
  show?: ((module: Module) => ReactNode) | undefined;
  children?: ReactNode;
};

const loadingState = { name: 'loading' } as const;

/** A part of a page whose script loads later. */
export function Lazy<Module>({ loader, when, target, isOptional, show, children }: Props<Module>) {
  const state = useSyncExternalStore(loader.subscribe, loader.getSnapshot, () => loadingState);
  usePreload(when, loader.start, target);
  if (state.name === 'loaded' && show) return show(state.module);
  return (
    <>
      {state.name === 'failed' && !isOptional && <FailureNotice onRetry={loader.retry} />}
      {children}
    </>
  );
}

function FailureNotice({ onRetry }: { onRetry: () => void }) {
  const ui = getText('ui');
  return (
    <Alert tone="warn" live>
      <p>{ui.partLate}</p>
      <Button variant="quiet" small onClick={onRetry}>
        {ui.retry}
      </Button>
    </Alert>
  );
}

export function useLoader<Module>(load: () => Promise<Module>): Loader<Module> {
  const [loader] = useState(() => createLoader(load));
  return loader;
}
