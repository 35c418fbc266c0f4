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
});
