import type { IncomingMessage, ServerResponse } from 'node:http';
import { connectionHeader } from '@/lib/client-address';
import { logError } from '@/lib/log-error';
import { adminPolicy, freshNonce } from '@/lib/session/security-policy';
import { isDraining, watchDrain } from './drain';
import { refuse } from './refuse';
import { isAdminPage, judgeRequest, noStaffSession, type Refusal, staffUnknown } from './request-guard';
import { normalizeUrl } from './request-url';
import { completeHeaders } from './response-headers';
import { addFetchSite, readStaffCookie } from './staff-cookie';
import { withAvailability } from './unavailable';

/** Handles a request; `next` leaves it to Next. */
export type Pipeline = (request: IncomingMessage, response: ServerResponse, next: () => void) => Promise<void>;

type Options = {
  /** Whether a request carries a valid staff session; its body is not read. */
  hasStaffSession: (request: IncomingMessage) => Promise<boolean>;
  /** Without a CMS, as with an existing backend, its paths are unknown ones. */
  hasCms: boolean;
  /** The staff cookie has a `__Host-` name in the browser. */
  usesHostCookies: boolean;
  /** Admin pages run only the scripts that carry the nonce of their response. */
  usesAdminNonces: boolean;
  serveBrotliFile?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Returns false for a request that is not cacheable. */
  servePageFromCache?: (request: IncomingMessage, response: ServerResponse, next: () => void) => boolean;
};

/** What happens to every request before Next, in this order. */
export function createPipeline({
  hasStaffSession,
  hasCms,
  usesHostCookies,
  usesAdminNonces,
  serveBrotliFile,
  servePageFromCache,
}: Options): Pipeline {
  watchDrain();
  return async (request, response, next) => {
    // Next passes no socket to its routes.
    request.headers[connectionHeader] = request.socket?.remoteAddress ?? '';
    const isCmsRemoved = normalizeUrl(request, { hasCms });
    const policy = usesAdminNonces && isAdminPage(request) ? adminPolicy({ nonce: freshNonce() }) : undefined;
    // Next puts the nonce of the request's policy on its scripts.
    if (policy) request.headers['content-security-policy'] = policy;
    completeHeaders(response, { isDraining, policy, usesHostCookies });
    if (usesHostCookies) readStaffCookie(request.headers);
    addFetchSite(request);

    const verdict = judgeRequest(request, { isCmsRemoved });
    const refusal = verdict === 'staff' ? await refusalWithoutSession(request) : verdict;
    if (refusal !== 'pass') return refuse(request, response, refusal);
    // Only the decoder of Server Functions reads it.
    if (verdict !== 'staff') delete request.headers['next-action'];

    serveBrotliFile?.(request, response);
    withAvailability(response, () => {
      if (!servePageFromCache?.(request, response, next)) next();
    });
  };

  async function refusalWithoutSession(request: IncomingMessage): Promise<'pass' | Refusal> {
    try {
      return (await hasStaffSession(request)) ? 'pass' : noStaffSession;
    } catch (error) {
      logError('A staff session could not be checked.', error);
      return staffUnknown;
    }
  }
}
