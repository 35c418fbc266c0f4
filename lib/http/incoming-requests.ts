import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { connectionHeader } from '@/lib/client-address';
import { withoutCms } from '@/lib/http/cms-paths';
import { withAvailability } from '@/lib/http/unavailable';

const decodes = (path: string) => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** An address whose percent signs do not decode, with each of them taken literally: an ordinary unknown address. */
export const mendedUrl = (url: string) => (decodes(url.split('?', 1)[0] ?? '') ? url : url.replaceAll('%', '%25'));

/** Answers a request itself (true), or leaves it to the framework; `pass` leaves it there later. */
export type Forerunner = (
  server: Server,
  request: IncomingMessage,
  response: ServerResponse,
  pass: () => void,
) => boolean;

/**
 * From now on every request this process receives carries the address of its connection, and one that can be decoded.
 * The framework hands its routes no socket, offers whatever X-Forwarded-For the visitor sent, and answers 500 to `/%ff`.
 * The forerunner, where there is one, sees it before the framework.
 */
export function prepareIncomingRequests(forerunner?: Forerunner): void {
  const emit = Server.prototype.emit as (this: Server, event: string | symbol, ...args: unknown[]) => boolean;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
    const pass = () => emit.call(this, event, ...args);
    if (event !== 'request') return pass();
    const [request, response] = args as [IncomingMessage, ServerResponse];
    request.headers[connectionHeader] = request.socket?.remoteAddress ?? '';
    const url = mendedUrl(request.url ?? '/');
    request.url = process.env.BACKEND_URL ? withoutCms(url) : url;
    return withAvailability(response, () => forerunner?.(this, request, response, pass) || pass());
  };
}
