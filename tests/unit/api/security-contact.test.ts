import { afterEach, expect, test, vi } from 'vitest';
import { getSiteInfo } from '@/lib/api/site-info';

vi.mock('@/lib/env', () => ({ siteUrl: () => 'https://school.example' }));
vi.mock('@/lib/api/site-info');
const { GET } = await import('@/app/.well-known/security.txt/route');

afterEach(() => vi.useRealTimers());

async function readFields(email: string | undefined, now: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  vi.mocked(getSiteInfo).mockResolvedValue({ failed: false, data: { email } } as never);
  const response = await GET();
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).trimEnd().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
}

test.each(['2026-11-23T10:00:00Z', '2030-02-28T23:59:59Z'])(
  'security.txt names the school’s email, and expires in the future of %s',
  async (now) => {
    const fields = await readFields('hello@school.example', now);
    expect(fields).toEqual({
      Contact: 'mailto:hello@school.example',
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
      'Preferred-Languages': 'en, fr, my',
      Canonical: 'https://school.example/.well-known/security.txt',
    });
    const days = (Date.parse(fields.Expires ?? '') - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    // RFC 9116 recommends less than a year.
    expect(days).toBeLessThan(365);
  },
);

test('without an email the contact page is named', async () => {
  expect((await readFields(undefined, '2026-11-23T10:00:00Z')).Contact).toBe('https://school.example/contact');
});
