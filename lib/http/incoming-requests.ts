import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { capabilities } from '@/lib/backend-choice';
import { connectionHeader } from '@/lib/client-address';
import { logError } from '@/lib/log-error';
import { withoutCms } from './cms-paths';
import { isDraining, watchDrain } from './drain';
import { refuse } from './refuse';
import { judgeRequest, noCms, noStaffSession, staffUnknown } from './request-guard';
import { completeHeaders } from './response-headers';
import { readStaffCookie, writeStaffCookie } from './staff-cookie';
import { withAvailability } from './unavailable';

const decodes = (path: string) => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** A URL whose percent signs do not decode, with each of them taken literally: an ordinary unknown path. */
export const mendedUrl = (url: string) => (decodes(url.split('?', 1)[0] ?? '') ? url : url.replaceAll('%', '%25'));

const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Responds to a request itself (true), or leaves it to the framework; `pass` leaves it there later. */
export type Forerunner = (
  server: Server,
  request: IncomingMessage,
  response: ServerResponse,
  pass: () => void,
) => boolean;

type Options = {
  /** Whether a request carries a valid staff session; its body is not read. */
  hasStaffSession: (request: IncomingMessage) => Promise<boolean>;
  /** The staff cookie has a `__Host-` name in the browser. */
  hostCookies?: boolean;
  forerunner?: Forerunner;
};

/**
 * From now on every request of this process is judged before the framework sees it (`judgeRequest`), carries the client IP of its
 * connection, and has a URL that can be decoded: the framework hands its routes no socket, offers whatever X-Forwarded-For the
 * visitor sent, and answers 500 to `/%ff`. The forerunner, where there is one, then has it before the framework.
 */
export function prepareIncomingRequests({ hasStaffSession, hostCookies = false, forerunner }: Options): void {
  watchDrain();
  const emit = Server.prototype.emit as (this: Server, event: string | symbol, ...args: unknown[]) => boolean;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
    const pass = () => emit.call(this, event, ...args);
    if (event !== 'request') return pass();
    const [request, response] = args as [IncomingMessage, ServerResponse];
    request.headers[connectionHeader] = request.socket?.remoteAddress ?? '';
    // The framework would redirect the root of the API to itself without the slash.
    const url = mendedUrl(request.url ?? '/').replace(/^\/api\/(?=\?|$)/, '/api');
    request.url = capabilities().hasCms ? url : withoutCms(url);
    completeHeaders(response, () => {
      if (hostCookies) writeStaffCookie(response);
      return isDraining();
    });
    if (hostCookies) readStaffCookie(request.headers);
    addFetchSite(request);
    const hasCms = request.url === url;
    const verdict = hasCms || isReading(request) ? judgeRequest(request) : noCms;
    if (verdict === 'staff') {
      hasStaffSession(request).then(
        (isStaff) => (isStaff ? pass() : refuse(request, response, noStaffSession)),
        (error) => {
          logError('A staff session could not be checked.', error);
          refuse(request, response, staffUnknown);
        },
      );
      return true;
    }
    // Read by the decoder of Server Functions alone.
    delete request.headers['next-action'];
    if (verdict !== 'pass') return refuse(request, response, verdict);
    return withAvailability(response, () => forerunner?.(this, request, response, pass) || pass());
  };
  (process as NodeJS.EventEmitter).emit('guarded');
}

/**
 * The CMS takes its cookie from a request without Origin only if Sec-Fetch-Site allows it. Browsers send that neither over plain http
 * nor in Safari before 16.4. The cookie is SameSite=Strict: no other site's request carries it.
 */
function addFetchSite({ method, headers, url }: IncomingMessage): void {
  if (method !== 'GET' && method !== 'HEAD') return;
  if (headers.origin || headers['sec-fetch-site'] || !/^\/(admin|cms-api)(\/|\?|$)/.test(url ?? '')) return;
  headers['sec-fetch-site'] = 'none';
}
