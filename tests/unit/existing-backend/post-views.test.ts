import { beforeEach, expect, test, vi } from 'vitest';
import { openExistingBackend } from '@/tests/support/existing-backend';

vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load, revalidateTag: () => {} }));

const existing = await openExistingBackend();
const secret = 'x'.repeat(32);
Object.assign(process.env, {
  BACKEND_URL: existing.url,
  PAYLOAD_SECRET: secret,
  SESSION_SECRET: secret,
  CRON_SECRET: secret,
});
const { handleApiRequest } = await import('@/lib/api/api-handler');

const id = '65f0c0ffee65f0c0ffee65f0';
const visit = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
const view = (post: string) =>
  handleApiRequest(
    new Request(`http://localhost:3000/api/blog/${post}/view`, { method: 'POST', headers: { unique_id: visit } }),
  );

beforeEach(() => {
  existing.requests.length = 0;
  existing.respondTo('/api/blog', {
    body: { data: { currentDatas: [{ _id: id, title: 'Été & hiver' }], totalPages: 1 } },
  });
  existing.respondTo('/api/blog/get-single-blog', {
    body: { data: { displayTitle: 'Été', content: '<p>Long</p>', views: 7 } },
  });
});

test('a view is counted by reading the post from the existing backend', async () => {
  const response = await view(id);
  expect(await response.json()).toEqual({ data: { counted: true } });
  expect(existing.requests.at(-1)).toMatchObject({
    method: 'GET',
    url: '/api/blog/get-single-blog?title=%C3%89t%C3%A9%20%26%20hiver',
    headers: { id, unique_id: visit },
  });
});

test('only paths of the existing backend are requested', async () => {
  expect((await view('unknown')).status).toBe(404);
  expect(existing.requests.map(({ url }) => url)).toEqual(['/api/blog?page=1&limit=100']);
});

test('a failure is reported without the message of the existing backend', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  existing.respondTo('/api/blog/get-single-blog', { status: 500, body: { error: 'MongoError' } });
  const response = await view(id);
  expect(response.status).toBe(502);
  expect(await response.text()).not.toContain('MongoError');
});
