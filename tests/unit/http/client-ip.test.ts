import { expect, test, vi } from 'vitest';

const environment = vi.hoisted(() => ({ TRUST_PROXY: 0 }));
vi.mock('@/lib/env', () => ({ env: () => environment }));
const { clientNetwork, connectionIpHeader } = await import('@/lib/http/client-ip');

const from = (connection: string, forwarded = '') =>
  clientNetwork(new Headers({ [connectionIpHeader]: connection, 'x-forwarded-for': forwarded }));

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:db8:0:2::1', '2001:db8:0:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an IP', 'not an IP'],
  ['', 'local'],
])('a client at %s is rate-limited as %s', (connection, network) => {
  expect(from(connection)).toBe(network);
});

test('X-Forwarded-For of a trusted proxy is normalised likewise', () => {
  expect(from('192.0.2.1', '2001:db8::9, 2001:db8:0:1::1')).toBe('192.0.2.1');
  environment.TRUST_PROXY = 1;
  expect(from('192.0.2.1', '2001:db8::9, 2001:db8:0:1::1')).toBe('2001:db8:0:1::/64');
  expect(from('192.0.2.1')).toBe('192.0.2.1');
});
