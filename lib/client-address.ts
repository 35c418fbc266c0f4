import { isIP, isIPv6 } from 'node:net';
import { env } from '@/lib/env';

/** Request header in which each request carries the address of its connection. A visitor's own one is overwritten. */
export const connectionHeader = 'x-connection-address';

/** The eight groups of an IPv6 address, without leading zeros: 2001, db8, 0, … */
function groupsOf(address: string): string[] {
  // A URL writes every spelling alike; a zone (`%eth0`) it does not know.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [before, after] = hostname.slice(1, -1).split('::');
  const head = before?.split(':').filter(Boolean) ?? [];
  const tail = after?.split(':').filter(Boolean) ?? [];
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

/** An IPv4 address written as IPv6 (`::ffff:192.0.2.1`) as that IPv4 address; any other as it is. */
function withoutMapping(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return address;
  const bytes = groups.slice(6).flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 255];
  });
  return bytes.join('.');
}

/** Whom an address belongs to. Who has one of IPv6 has a /64, 2^64 of them. */
function holder(address: string): string {
  const plain = withoutMapping(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

function believedAddress(headers: Headers): string {
  const connection = headers.get(connectionHeader) || 'local';
  const trusted = env().TRUST_PROXY;
  if (trusted === 0) return connection;
  const forwarded = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  return forwarded.at(-trusted) ?? connection;
}

/**
 * The address a request came from: the connection's, or what the last of `TRUST_PROXY` believed proxies wrote. Of IPv6 it is
 * the network, as `2001:db8:0:1::/64`, because all of it is in one hand.
 */
export const clientAddress = (headers: Headers): string => holder(believedAddress(headers));

/** The client IP itself, for another server to read; undefined where it is not known. */
export function clientIp(headers: Headers): string | undefined {
  const address = withoutMapping(believedAddress(headers));
  return isIP(address) ? address : undefined;
}
