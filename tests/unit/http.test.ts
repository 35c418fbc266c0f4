import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { withoutCms } from '@/lib/http/cms-paths';
import { markUnavailable, setTotalPages, withPageState } from '@/lib/http/page-state';

test.each([
  ['/admin', '/-/not-found'],
  ['/admin/collections/courses?limit=10', '/-/not-found'],
  ['/%61dmin/create-first-user', '/-/not-found'],
  ['//admin', '/-/not-found'],
  ['/cms-api/staff/first-register', '/-/not-found'],
  ['/media/hero.webp', '/-/not-found'],
  ['/adminfoo', '/adminfoo'],
  ['/blog/admin', '/blog/admin'],
  ['/?next=/admin', '/?next=/admin'],
])('without a CMS %s is routed to %s', (url, routed) => {
  expect(withoutCms(url)).toBe(routed);
});

describe('a page', () => {
  // Like Next: sets the status first and writes the page later.
  const server = createServer((request, response) =>
    withPageState(response, async () => {
      response.setHeader('cache-control', 'private, no-cache');
      response.statusCode = request.url === '/missing' ? 404 : 200;
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (request.url === '/list') setTotalPages(3);
      else if (request.url !== '/well') markUnavailable();
      response.end('<h1>Cours</h1>');
    }),
  );
  const get = async (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  const started = new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());

  test('that is marked unavailable gets status 503 with Retry-After, and no other page does', async () => {
    await started;
    const [failed, well, missing] = await Promise.all([get('/failed'), get('/well'), get('/missing')]);
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '10']);
    expect(failed.headers.get('cache-control')).toBe('private, no-store');
    expect(await failed.text()).toBe('<h1>Cours</h1>');
    expect([well.status, well.headers.get('retry-after')]).toEqual([200, null]);
    expect(missing.status).toBe(404);
  });

  test('of a list tells how many pages there are', async () => {
    const [list, other] = await Promise.all([get('/list'), get('/well')]);
    expect([list.headers.get('x-total-pages'), other.headers.get('x-total-pages')]).toEqual(['3', null]);
  });

  test('needs no request context', () => {
    expect(() => markUnavailable()).not.toThrow();
  });
});
