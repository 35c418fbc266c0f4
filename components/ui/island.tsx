'use client';

import { Activity, type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { ui } from '@/lib/text/en/ui';
import { Alert } from './alert';
import { LinkButton } from './button';

/** Milliseconds between two tries of importing. */
const pause = 5000;

let late = false;
const watchers = new Set<() => void>();

function tell(now: boolean): void {
  late = now;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Imports what brings an island to life, again and again while it is lost on the way. */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    const part = await load();
    tell(false);
    return part;
  } catch {
    tell(true);
    await new Promise((resolve) => setTimeout(resolve, pause));
    return untilLoaded(load);
  }
}

/**
 * A part that stands in the server's HTML and whose script, imported by `untilLoaded`, comes after the page. While that does not
 * come, the `Activity` leaves the HTML as it is, with what was typed there, and a sentence says so.
 */
export function island<Props extends object>(Part: ComponentType<Props>) {
  return function Island(props: Props) {
    return (
      <Lateness>
        <Activity>
          <Part {...props} />
        </Activity>
      </Lateness>
    );
  };
}

// The part is a child, so that what this says never draws it anew: React would then throw the HTML away.
function Lateness({ children }: { children: ReactNode }) {
  const isLate = useSyncExternalStore(
    watch,
    () => late,
    () => false,
  );
  return (
    <>
      {isLate && (
        <Alert tone="warn" live>
          <p>{ui.partLate}</p>
          <LinkButton look="quiet" small href="">
            {ui.retry}
          </LinkButton>
        </Alert>
      )}
      {children}
    </>
  );
}
