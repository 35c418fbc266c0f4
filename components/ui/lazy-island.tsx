'use client';

import { Activity, type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { getText } from '#text';
import { Island } from './island';
import { delayStore } from './load-module';
import { RetryNotice } from './retry-notice';
import { TapNotice } from './tap-notice';

/** A part of the server's HTML that hydrates when `loadWithRetry` has loaded it. `Activity` keeps the HTML, and what is typed, until then. */
export function lazyIsland<Props extends object>(Part: ComponentType<Props>) {
  return function LazyIsland(props: Props) {
    return (
      <DelayNotice>
        <Activity>
          <Island>
            <Part {...props} />
            <TapNotice />
          </Island>
        </Activity>
      </DelayNotice>
    );
  };
}

// Children are not rendered again with the notice: React would discard their HTML.
function DelayNotice({ children }: { children: ReactNode }) {
  const ui = getText('ui');
  const isDelayed = useSyncExternalStore(delayStore.subscribe, delayStore.getSnapshot, delayStore.getServerSnapshot);
  return (
    <>
      {isDelayed && <RetryNotice tone="warn" message={ui.partLate} href="" />}
      {children}
    </>
  );
}
