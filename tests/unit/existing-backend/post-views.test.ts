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
const { answerApi } = await import('@/lib/api/route');

const id = '65f0c0ffee65f0c0ffee65f0';
const visit = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
const view = (post: string) =>
  answerApi(
    new Request(`http://localhost:3000/api/blog/${post}/view`, { method: 'POST', headers: { unique_id: visit } }),
  );

beforeEach(() => {
  existing.heard.length = 0;
  existing.says('/api/blog', { body: { data: { currentDatas: [{ _id: id, title: 'Été & hiver' }], totalPages: 1 } } });
  existing.says('/api/blog/get-single-blog', {
    body: { data: { displayTitle: 'Été', content: '<p>Long</p>', views: 7 } },
  });
});

test('a reader counts where the existing backend counts: at its own reading of the post', async () => {
  const answer = await view(id);
  expect(await answer.json()).toEqual({ data: { counted: true } });
  expect(existing.heard.at(-1)).toMatchObject({
    method: 'GET',
    url: '/api/blog/get-single-blog?title=%C3%89t%C3%A9%20%26%20hiver',
    headers: { id, unique_id: visit },
  });
});

test('no path that the existing backend does not have is asked for', async () => {
  expect((await view('unknown')).status).toBe(404);
  expect(existing.heard.map(({ url }) => url)).toEqual(['/api/blog?page=1&limit=100']);
});

test('what it cannot count is told without its own words', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  existing.says('/api/blog/get-single-blog', { status: 500, body: { error: 'MongoError' } });
  const answer = await view(id);
  expect(answer.status).toBe(502);
  expect(await answer.text()).not.toContain('MongoError');
});
