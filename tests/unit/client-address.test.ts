import { expect, test, vi } from 'vitest';

const environment = vi.hoisted(() => ({ TRUST_PROXY: 0 }));
vi.mock('@/lib/env', () => ({ env: () => environment }));
const { clientAddress } = await import('@/lib/client-address');

const from = (connection: string, forwarded = '') =>
  clientAddress(new Headers({ 'x-connection-address': connection, 'x-forwarded-for': forwarded }));

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:db8:0:2::1', '2001:db8:0:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
  ['', 'local'],
])('who connects from %s is counted as %s', (connection, holder) => {
  expect(from(connection)).toBe(holder);
});

test('what a proxy wrote is read alike, as far as it is believed', () => {
  expect(from('192.0.2.1', '2001:db8::9, 2001:db8:0:1::1')).toBe('192.0.2.1');
  environment.TRUST_PROXY = 1;
  expect(from('192.0.2.1', '2001:db8::9, 2001:db8:0:1::1')).toBe('2001:db8:0:1::/64');
  expect(from('192.0.2.1')).toBe('192.0.2.1');
});
