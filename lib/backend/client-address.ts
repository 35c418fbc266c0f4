import { Server } from 'node:http';
import { env } from '@/lib/env';

const stamp = 'x-connection-address';

/**
 * Writes the address of the connection into each request this process receives. The framework hands its routes no
 * socket, and the X-Forwarded-For it offers instead is whatever the visitor sent.
 */
export function stampConnectionAddresses(): void {
  const emit = Server.prototype.emit as (this: Server, event: string | symbol, ...args: unknown[]) => boolean;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
    if (event === 'request') {
      const request = args[0] as { headers: Record<string, unknown>; socket?: { remoteAddress?: string } };
      request.headers[stamp] = request.socket?.remoteAddress ?? '';
    }
    return emit.call(this, event, ...args);
  };
}

/** The address a request came from: the connection's, or what the last of `TRUST_PROXY` believed proxies wrote. */
export function clientAddress(headers: Headers): string {
  const connection = headers.get(stamp) || 'local';
  const trusted = env().TRUST_PROXY;
  if (trusted === 0) return connection;
  const forwarded = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  return forwarded.at(-trusted) ?? connection;
}
