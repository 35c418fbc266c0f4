import { isIP, isIPv6 } from 'node:net';
import { env } from '@/lib/env';

/** `pipeline.ts` overwrites what a client sends under this name. */
export const connectionIpHeader = 'x-connection-ip';

/** In place of an IP, for what the site loads within its process. */
export const ownLoads = 'local';

function groupsOf(ipv6: string): string[] {
  // URL normalises every spelling, but accepts no zone (`%eth0`).
  const { hostname } = new URL(`http://[${ipv6.replace(/%.*/, '')}]`);
  const [before, after] = hostname.slice(1, -1).split('::');
  const head = before?.split(':').filter(Boolean) ?? [];
  const tail = after?.split(':').filter(Boolean) ?? [];
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

function unmapIpv4(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return ip;
  const bytes = groups.slice(6).flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 255];
  });
  return bytes.join('.');
}

function trustedIp(headers: Headers): string {
  const connectionIp = headers.get(connectionIpHeader) || ownLoads;
  const trustedProxies = env().TRUST_PROXY;
  if (trustedProxies === 0) return connectionIp;
  const forwarded = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((ip) => ip.trim())
    .filter(Boolean);
  return forwarded.at(-trustedProxies) ?? connectionIp;
}

export function clientIp(headers: Headers): string | undefined {
  const ip = unmapIpv4(trustedIp(headers));
  return isIP(ip) ? ip : undefined;
}

/** For rate limits: one IPv6 client has a whole /64 network. */
export function clientNetwork(headers: Headers): string {
  const ip = unmapIpv4(trustedIp(headers));
  return isIPv6(ip) ? `${groupsOf(ip).slice(0, 4).join(':')}::/64` : ip;
}
