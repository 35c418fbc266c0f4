import { expect, test } from 'vitest';
import { readPage, renderForCache } from '@/lib/http/page-cache/page-cache';
import { frameworkPage } from '@/tests/support/framework-page';

test('the cache holds 24 MB and evicts the least recently used page', async () => {
  const html = frameworkPage('nonce123', { content: 'x'.repeat(10 * 1024 * 1024) });
  const headers = Object.entries({
    'content-type': 'text/html',
    'cache-control': 'private, no-cache',
    'content-security-policy': "script-src 'nonce-nonce123'",
  }).map(([name, value]) => [name, [value]] as const);
  const context = {
    storedStatus: 200,
    render: async () => ({
      status: 200,
      headers: new Map(headers.map(([name, value]) => [name, [...value]])),
      body: html,
    }),
  };
  const isCached = (key: string) => Boolean(readPage(key, { canBeStale: true }));
  for (const key of ['one', 'two']) await renderForCache(key, context);
  expect(isCached('one')).toBe(true);
  await renderForCache('three', context);
  expect(['one', 'two', 'three'].filter(isCached)).toEqual(['one', 'three']);
});
