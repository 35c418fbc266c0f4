import { Server } from 'node:http';
import { connectionHeader } from '@/lib/client-address';

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

/**
 * From now on every request this process receives carries the address of its connection, and one that can be decoded.
 * The framework hands its routes no socket, offers whatever X-Forwarded-For the visitor sent, and answers 500 to `/%ff`.
 */
export function prepareIncomingRequests(): void {
  const emit = Server.prototype.emit as (this: Server, event: string | symbol, ...args: unknown[]) => boolean;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
    if (event === 'request') {
      const request = args[0] as {
        url?: string;
        headers: Record<string, unknown>;
        socket?: { remoteAddress?: string };
      };
      request.headers[connectionHeader] = request.socket?.remoteAddress ?? '';
      request.url = mendedUrl(request.url ?? '/');
    }
    return emit.call(this, event, ...args);
  };
}
