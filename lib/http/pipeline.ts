import type { IncomingMessage, ServerResponse } from 'node:http';
import { withLocale } from '#text';
import { logError } from '@/lib/log-error';
import { adminPolicy, createNonce } from '@/lib/session/security-policy';
import { connectionIpHeader } from './client-ip';
import { isDraining, watchDrain } from './drain';
import { withPageState } from './page-state';
import { refuse } from './refuse';
import { type ErrorResponse, guardRequest, isAdminPage, noStaffSession, sessionUnknown } from './request-guard';
import { localeOf } from './request-locale';
import { normalizeUrl } from './request-url';
import { completeHeaders } from './response-headers';
import { addFetchSite, readStaffCookie } from './staff-cookie';

export type Pipeline = (request: IncomingMessage, response: ServerResponse, next: () => void) => Promise<void>;

type Options = {
  hasStaffSession: (request: IncomingMessage) => Promise<boolean>;
  hasCms: boolean;
  hasHostCookies: boolean;
  hasAdminNonces: boolean;
  servePayload?: (request: IncomingMessage, response: ServerResponse) => boolean;
  servePicture?: (request: IncomingMessage, response: ServerResponse, next: () => void) => boolean;
  serveBrotliFile?: (request: IncomingMessage, response: ServerResponse) => void;
  servePageFromCache?: (request: IncomingMessage, response: ServerResponse, next: () => void) => boolean;
};

export function createPipeline({
  hasStaffSession,
  hasCms,
  hasHostCookies,
  hasAdminNonces,
  servePayload,
  servePicture,
  serveBrotliFile,
  servePageFromCache,
}: Options): Pipeline {
  watchDrain();
  return async (request, response, next) => {
    // Next passes no socket to its routes.
    request.headers[connectionIpHeader] = request.socket?.remoteAddress ?? '';
    const isCmsRemoved = normalizeUrl(request, { hasCms });
    const policy = hasAdminNonces && isAdminPage(request) ? adminPolicy({ nonce: createNonce() }) : undefined;
    // Next puts the nonce of the request's policy on its scripts.
    if (policy) request.headers['content-security-policy'] = policy;
    completeHeaders(response, { isDraining, policy, hasHostCookies });
    if (hasHostCookies) readStaffCookie(request.headers);
    addFetchSite(request);

    const result = guardRequest(request, { isCmsRemoved });
    const checked = result === 'staff' ? await requireStaffSession(request) : result;
    if (checked !== 'pass') return refuse(request, response, checked);
    // This header would start the decoder of Server Functions.
    if (result !== 'staff') delete request.headers['next-action'];

    if (servePayload?.(request, response)) return;
    serveBrotliFile?.(request, response);
    withLocale(localeOf(request), () =>
      withPageState(response, () => {
        if (servePicture?.(request, response, next)) return;
        if (!servePageFromCache?.(request, response, next)) next();
      }),
    );
  };

  async function requireStaffSession(request: IncomingMessage): Promise<'pass' | ErrorResponse> {
    try {
      return (await hasStaffSession(request)) ? 'pass' : noStaffSession;
    } catch (error) {
      logError('A staff session could not be checked.', error);
      return sessionUnknown;
    }
  }
}
