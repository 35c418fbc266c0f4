import { env } from '@/lib/env';

/** Request header in which each request carries the address of its connection. A visitor's own one is overwritten. */
export const connectionHeader = 'x-connection-address';

/** The address a request came from: the connection's, or what the last of `TRUST_PROXY` believed proxies wrote. */
export function clientAddress(headers: Headers): string {
  const connection = headers.get(connectionHeader) || 'local';
  const trusted = env().TRUST_PROXY;
  if (trusted === 0) return connection;
  const forwarded = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  return forwarded.at(-trusted) ?? connection;
}
