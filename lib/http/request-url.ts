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

/** A path whose percent signs do not decode, with each of them taken literally: Next responds to `/%ff` with 500. */
export const repairUrl = (url: string) => (decodes(url.split('?', 1)[0] ?? '') ? url : url.replaceAll('%', '%25'));

/**
 * Replaces a URL that Next would mistake. Without a CMS its paths become an unknown one: returns true for these.
 */
export function normalizeUrl(request: IncomingMessage, { hasCms }: { hasCms: boolean }): boolean {
  // Next would redirect the root of the API to itself without the slash.
  const url = repairUrl(request.url ?? '/').replace(/^\/api\/(?=\?|$)/, '/api');
  request.url = hasCms ? url : withoutCms(url);
  return request.url !== url;
}
