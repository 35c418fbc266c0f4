import { describe, expect, test } from 'vitest';
import { type Answer, pageOf, withNonce } from '@/lib/kept-pages/page';

const answer = (change: Partial<Answer> = {}, headers: Record<string, string> = {}): Answer => ({
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

test('a page is given out with another nonce everywhere, and is the same otherwise', () => {
  const page = pageOf(answer());
  if (!page) throw new Error('not kept');
  const { headers, html } = withNonce(page, 'fresh');
  expect(html.toString()).toBe('<script nonce="fresh">"fresh"</script><p>ကြိုဆိုပါတယ်</p>');
  expect(headers.get('content-security-policy')).toBe("script-src 'nonce-fresh'; style-src 'nonce-fresh'");
  expect(headers.get('cache-control')).toBe('private, no-cache');
});

describe('what is not for everyone is not kept', () => {
  test.each([
    ['a page that is not there', answer({ status: 404 })],
    ['a failure', answer({ status: 500 })],
    ['data', answer({}, { 'content-type': 'application/json' })],
    ["a learner's own page", answer({}, { 'cache-control': 'private, no-store' })],
    ['an answer that sets a cookie', answer({}, { 'set-cookie': 'a=b' })],
    ['a page without a nonce', answer({}, { 'content-security-policy': "default-src 'none'" })],
  ])('%s', (_, given) => {
    expect(pageOf(given)).toBeUndefined();
  });
});
