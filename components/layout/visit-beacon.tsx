'use client';

import { useEffect } from 'react';
import type { ConnectionSpeed } from '@/lib/contract/visits';

/** Loads `web-vitals` once the page is hydrated: with data saving never, on a slow line only for a visitor who uses the page. */
export function VisitBeacon() {
  useEffect(() => {
    const speed = readConnectionSpeed();
    if (!speed || (speed === 'slow' && !navigator.userActivation?.hasBeenActive)) return;
    import('./measure-visit').then(
      ({ measureVisit }) => measureVisit(speed),
      () => undefined,
    );
  }, []);

  return null;
}

function readConnectionSpeed(): ConnectionSpeed | undefined {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData) return undefined;
  if (!connection?.effectiveType) return 'unknown';
  return connection.effectiveType === '4g' ? 'fast' : 'slow';
}
