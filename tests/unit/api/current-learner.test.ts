import { beforeEach, expect, test, vi } from 'vitest';
import { currentLearner } from '@/lib/api/current-learner';

const asked = vi.hoisted(() => ({ answer: () => new Response() as Response, cookie: 'a.b.c' as string | undefined }));
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => (asked.cookie ? { value: asked.cookie } : undefined) }),
}));
vi.mock('@/lib/backend/own', () => ({ ownBackend: async () => ({ request: async () => asked.answer() }) }));
vi.mock('@/lib/env', () => ({ env: () => ({}) }));

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  logged.mockClear();
  asked.cookie = 'a.b.c';
});

const nobody = { failed: false, data: null };

test('a visitor without a cookie, or whose session has ended, is nobody', async () => {
  for (const status of [401, 403]) {
    asked.answer = () => Response.json({ error: 'Please log in first.' }, { status });
    expect(await currentLearner()).toEqual(nobody);
  }
  asked.cookie = undefined;
  expect(await currentLearner()).toEqual(nobody);
  expect(logged).not.toHaveBeenCalled();
});

test('a learner is not sent to the login because the database does not answer', async () => {
  const broken: (() => Response)[] = [
    () => Response.json({ error: 'Something went wrong.' }, { status: 500 }),
    () => Response.json({ error: 'Too many.' }, { status: 503 }),
    () => Response.json({ data: 'no learner' }),
    () => {
      throw new Error('The database is gone.');
    },
  ];
  for (const answer of broken) {
    asked.answer = answer;
    expect(await currentLearner()).toEqual({ failed: true, data: null });
  }
  expect(logged).toHaveBeenCalledTimes(broken.length);
});

test('a learner is read as recorded now', async () => {
  asked.answer = () => Response.json({ data: { _id: '7', name: 'Su', email: 'su@example.com' } });
  expect(await currentLearner()).toMatchObject({ failed: false, data: { _id: '7', name: 'Su' } });
});
