'use client';

import { Activity, type ComponentType } from 'react';
import { Island } from './island';
import { Lazy } from './lazy';
import { createLoader, type Loader } from './loader';
import { RetryNotice } from './retry-notice';
import { TapNotice } from './tap-notice';

type Retry = <Module>(load: () => Promise<Module>) => Promise<Module>;

/**
 * A part of the server's HTML that hydrates when its script has loaded. `toPart` calls `dynamic` with the literal import, which Next
 * needs to preload the script.
 */
export function lazyIsland<Props extends object>(toPart: (retry: Retry) => ComponentType<Props>) {
  let loadPart: () => Promise<unknown>;
  const loader = createLoader(() => loadPart());
  const retry: Retry = <Module,>(load: () => Promise<Module>) => {
    loadPart = load;
    void loader.start();
    return loader.loaded as Promise<Module>;
  };
  return withProps(loader, toPart(retry));
}

/** `Activity` keeps the HTML, and what is typed, until the part hydrates. */
const withProps = <Props extends object>(loader: Loader<unknown>, Part: ComponentType<Props>) =>
  function LazyIsland(props: Props) {
    return (
      <Lazy loader={loader} when="hydration" notice={RetryNotice}>
        <Activity>
          <Island>
            <Part {...props} />
            <TapNotice />
          </Island>
        </Activity>
      </Lazy>
    );
  };
