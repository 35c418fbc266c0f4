import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { expect, test } from 'vitest';
import { isPage, pageSource } from '@/lib/http/page-paths';
import { config } from '@/middleware';

test('the middleware, the headers and the page cache agree on which paths are pages', async () => {
  expect(config.matcher).toEqual([pageSource]);
  const { default: settings } = await import('@/next.config');
  const rules = await settings.headers();
  const ofPages = rules.find(({ headers }) => headers.some(({ value }) => value === 'private, no-cache'));
  expect(ofPages?.source).toBe(pageSource);
});

const pages = [
  '/',
  '/adult',
  '/kid/French%202.10',
  '/blog/TV5Monde.com',
  '/nowhere.html',
  '/adminfoo',
  '/healthz.html',
];

/** A path of each route that is no page: `app/stylesheets/[file]/route.ts` gives `/stylesheets/a`. */
const routes = readdirSync('app', { encoding: 'utf8', recursive: true })
  .filter((path) => /(^|\/)route\.ts$/.test(path))
  .map(
    (path) =>
      `/${dirname(path)
        .replace(/\([^)]*\)\//g, '')
        .replace(/\[+[^\]]*\]+/g, 'a')}`,
  );

const others = [
  ...routes,
  ...['/api', '/admin', '/admin/login', '/_next/static/a.js', '/media/a.webp'],
  ...['/manifest.webmanifest', '/robots.txt', '/sitemap.xml'],
  ...readdirSync('public', { withFileTypes: true }).map((one) => `/${one.name}${one.isDirectory() ? '/a.b' : ''}`),
];

test.each([
  ...pages.map((path) => ['a page', path, true] as const),
  ...others.map((path) => ['no page', path, false] as const),
])('%s is at %s', (_, path, isExpected) => {
  expect(isPage(path)).toBe(isExpected);
  expect(doesMiddlewareMatch({ config, nextConfig: {}, url: path })).toBe(isExpected);
});
