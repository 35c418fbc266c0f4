import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['https://backend.example.edu.mm', ['https://backend.example.edu.mm/**']],
  ['https://backend.example.edu.mm/', ['https://backend.example.edu.mm/**']],
  ['', []],
])('with BACKEND_URL "%s" the pictures of %j are drawn', async (url, patterns) => {
  vi.stubEnv('BACKEND_URL', url);
  const { default: config } = await import('@/next.config');
  expect(config.images?.remotePatterns?.map(String)).toEqual(patterns);
  expect(config.images?.localPatterns).toEqual([]);
});

test('a backend at a private address is the only one: no redirect leads the optimiser to another', async () => {
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
