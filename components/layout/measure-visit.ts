import { onCLS, onINP, onLCP } from 'web-vitals';
import { apiUrl } from '@/lib/contract/endpoint';
import { countVisit } from '@/lib/contract/endpoints/visits';
import type { ConnectionSpeed, Device, Visit } from '@/lib/contract/visits';

let isMeasured = false;

/** Reports this page view when it is hidden for the first time. A page that comes back from the back/forward cache is not counted again. */
export function measureVisit(line: ConnectionSpeed): void {
  if (isMeasured) return;
  isMeasured = true;
  const visit: Visit = { path: location.pathname, device: deviceOf(innerWidth), line };
  onLCP(({ value }) => {
    visit.lcp = Math.round(value);
  });
  onINP(({ value }) => {
    visit.inp = Math.round(value);
  });
  onCLS(({ value }) => {
    visit.cls = Math.round(value * 1000);
  });
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    navigator.sendBeacon(apiUrl(countVisit), new Blob([JSON.stringify(visit)], { type: 'application/json' }));
  };
  // In the bubbling phase: the library reports in the capturing one.
  addEventListener('visibilitychange', send);
}

const deviceOf = (width: number): Device => (width < 768 ? 'phone' : width < 1024 ? 'tablet' : 'desktop');
