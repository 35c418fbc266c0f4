import { describe, expect, test, vi } from 'vitest';
import { type RenderedResponse, toCachedPage, withNonce } from '@/lib/http/page-cache/rendered-page';

vi.spyOn(console, 'error').mockImplementation(() => {});

const rendered = (change: Partial<RenderedResponse> = {}, headers: Record<string, string> = {}): RenderedResponse => ({
  status: 200,
  body: '<script nonce="b/C+1=">"b/C+1="</script><p>ကြိုဆိုပါတယ်</p>',
  headers: new Map(
    Object.entries({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': "script-src 'nonce-b/C+1='; style-src 'nonce-b/C+1='",
      ...headers,
    }).map(([name, value]) => [name, [value]]),
  ),
  ...change,
});

test('a page that is not recognised is served with a new nonce and is otherwise unchanged', () => {
  const page = toCachedPage(rendered());
  if (!page || !('body' in page)) throw new Error('not cacheable');
  const { headers, html } = withNonce(page, 'fresh');
  expect(html.toString()).toBe('<script nonce="fresh">"fresh"</script><p>ကြိုဆိုပါတယ်</p>');
  expect(headers.get('content-security-policy')).toBe("script-src 'nonce-fresh'; style-src 'nonce-fresh'");
  expect(headers.get('cache-control')).toBe('private, no-cache');
});

describe('a response that guests must not share is not cached', () => {
  test.each([
    ['data', rendered({}, { 'content-type': 'application/json' })],
    ["a learner's own page", rendered({}, { 'cache-control': 'private, no-store' })],
    ['a response that sets a cookie', rendered({}, { 'set-cookie': 'a=b' })],
    ['a page without a nonce', rendered({}, { 'content-security-policy': "default-src 'none'" })],
  ])('%s', (_, response) => {
    expect(toCachedPage(response)).toBeUndefined();
  });
});
