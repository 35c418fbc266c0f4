import { beforeEach, expect, test, vi } from 'vitest';
import { currentLearner } from '@/lib/api/current-learner';

const session = vi.hoisted(() => ({
  respond: () => new Response() as Response,
  cookie: 'a.b.c' as string | undefined,
}));
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => (session.cookie ? { value: session.cookie } : undefined) }),
}));
vi.mock('@/lib/backend/shared-backend', () => ({
  getBuiltIn: async () => ({ backend: { request: async () => session.respond() } }),
}));
vi.mock('@/lib/env', () => ({ env: () => ({}) }));

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  logged.mockClear();
  session.cookie = 'a.b.c';
});

const nobody = { failed: false, data: null };

test('without a cookie, or after the session has ended, there is no learner', async () => {
  for (const status of [401, 403]) {
    session.respond = () => Response.json({ error: 'Please log in first.' }, { status });
    expect(await currentLearner()).toEqual(nobody);
  }
  session.cookie = undefined;
  expect(await currentLearner()).toEqual(nobody);
  expect(logged).not.toHaveBeenCalled();
});

test('a failing database is reported as a failure, not as a missing session', async () => {
  const broken: (() => Response)[] = [
    () => Response.json({ error: 'Something went wrong.' }, { status: 500 }),
    () => Response.json({ error: 'Too many.' }, { status: 503 }),
    () => Response.json({ data: 'no learner' }),
    () => {
      throw new Error('The database is gone.');
    },
  ];
  for (const respond of broken) {
    session.respond = respond;
    expect(await currentLearner()).toEqual({ failed: true, data: null });
  }
  expect(logged).toHaveBeenCalledTimes(broken.length);
});

test('the learner has current data', async () => {
  session.respond = () => Response.json({ data: { _id: '7', name: 'Su', email: 'su@example.com' } });
  expect(await currentLearner()).toMatchObject({ failed: false, data: { _id: '7', name: 'Su' } });
});
