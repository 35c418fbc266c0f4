import { afterEach, expect, test, vi } from 'vitest';
import { pageSource } from '@/lib/http/page-paths';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['https://backend.example.edu.mm', ['https://backend.example.edu.mm/**']],
  ['https://backend.example.edu.mm/', ['https://backend.example.edu.mm/**']],
  ['', []],
])('with BACKEND_URL "%s" images of %j are optimised', async (url, patterns) => {
  vi.stubEnv('BACKEND_URL', url);
  const { default: config } = await import('@/next.config');
  expect(config.images?.remotePatterns?.map(String)).toEqual(patterns);
  expect(config.images?.localPatterns).toEqual([]);
});

test('only the existing backend may have a private IP: the image optimiser follows no redirect', async () => {
  const imagesWith = async (url: string) => {
    vi.resetModules();
    vi.stubEnv('BACKEND_URL', url);
    return (await import('@/next.config')).default.images;
  };
  expect(await imagesWith('http://10.0.0.2:8080')).toMatchObject({
    dangerouslyAllowLocalIP: true,
    maximumRedirects: 0,
  });
  expect(await imagesWith('')).toMatchObject({ dangerouslyAllowLocalIP: false, maximumRedirects: 0 });
});

test.each([
  ['', [pageSource, '/admin/:path*']],
  ['https://backend.example.edu.mm', []],
])('with BACKEND_URL "%s" browsers learn where to report blocked content on %j', async (url, sources) => {
  vi.stubEnv('BACKEND_URL', url);
  const { default: config } = await import('@/next.config');
  const reporting = (await config.headers()).filter(({ headers }) =>
    headers.some(({ key, value }) => key === 'Reporting-Endpoints' && value === 'csp="/api/csp-reports"'),
  );
  expect(reporting.map(({ source }) => source)).toEqual(sources);
});

test('no source maps are written, which nothing reads', async () => {
  const { default: config } = await import('@/next.config');
  expect(config.experimental).toMatchObject({ turbopackSourceMaps: false, turbopackInputSourceMaps: false });
});

test('a page with what was typed into a form is not stored, and only this site learns its URL', async () => {
  const { default: config } = await import('@/next.config');
  const rules = await config.headers();
  const rule = rules.find(({ has }) => has?.some(({ type, key }) => type === 'query' && key === 'answer'));
  expect(rule?.source).toBe(pageSource);
  expect(rule?.headers).toEqual([
    { key: 'Cache-Control', value: 'private, no-store' },
    { key: 'Referrer-Policy', value: 'same-origin' },
  ]);
  // The last rule for a header wins.
  const at = (value: string) => rules.findLastIndex(({ headers }) => headers.some((header) => header.value === value));
  expect(at('same-origin')).toBeGreaterThan(at('private, no-cache'));
  expect(at('same-origin')).toBeLessThan(at('no-referrer'));
});
