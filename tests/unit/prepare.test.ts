import { afterEach, expect, test, vi } from 'vitest';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';
import { waitUntil } from '@/lib/mail/wait-until';

const framework = vi.hoisted(() => ({ after: vi.fn(), revalidateTag: vi.fn() }));
vi.mock('next/server', () => ({ after: framework.after }));
vi.mock('next/cache', () => ({ revalidateTag: framework.revalidateTag }));
vi.mock('@/lib/http/pipeline', () => ({ createPipeline: () => () => {} }));
vi.mock('@/lib/env', () => ({ env: () => ({}), siteIsHttps: () => true }));
vi.stubEnv('BACKEND_URL', 'https://backend.example');
const { prepareServer } = await import('@/lib/server/prepare');

await prepareServer();
const save = () => refreshSite('courses')({ doc: {}, req: {} } as never);

afterEach(() => vi.restoreAllMocks());

test('background work keeps the process awake', () => {
  const work = Promise.resolve();
  waitUntil(work);
  expect(framework.after).toHaveBeenCalledWith(work);
});

test.each([
  ['after', '`after` was called outside a request scope.', () => waitUntil(Promise.resolve())],
  ['revalidateTag', 'Invariant: static generation store missing in revalidateTag courses', save],
] as const)('outside a request, as at startup, %s does nothing', (name, message, act) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  framework[name].mockImplementationOnce(() => {
    throw new Error(message);
  });
  act();
  expect(logged).not.toHaveBeenCalled();
});

test('a failed revalidation after a save is logged', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  framework.revalidateTag.mockImplementationOnce(() => {
    throw new Error('the cache is full');
  });
  save();
  expect(String(logged.mock.calls.flat())).toContain('the cache is full');
});
