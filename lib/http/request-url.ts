import type { IncomingMessage } from 'node:http';
import { withoutCms } from './cms-paths';

const decodes = (path: string) => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Next responds to `/%ff` with 500. */
export const repairUrl = (url: string) => (decodes(url.split('?', 1)[0] ?? '') ? url : url.replaceAll('%', '%25'));

export function normalizeUrl(request: IncomingMessage, { hasCms }: { hasCms: boolean }): boolean {
  // Next redirects `/api/` to itself.
  const url = repairUrl(request.url ?? '/').replace(/^\/api\/(?=\?|$)/, '/api');
  request.url = hasCms ? url : withoutCms(url);
  return request.url !== url;
}
