import { expect, test, vi } from 'vitest';

vi.mock('next/cache', () => ({ unstable_cache: () => async () => [], revalidateTag: () => {} }));

const secret = 'x'.repeat(32);
Object.assign(process.env, {
  BACKEND_URL: 'http://127.0.0.1:9',
  PAYLOAD_SECRET: secret,
  SESSION_SECRET: secret,
  CRON_SECRET: secret,
});
const { listEvents } = await import('@/lib/api/events');
const { listFaq } = await import('@/lib/api/about');

test('other requests get a turn between two sections whose data is ready at once', async () => {
  let turn = 0;
  let isDone = false;
  const countTurns = () => {
    turn += 1;
    if (!isDone) setImmediate(countTurns);
  };
  countTurns();
  const turnOf = async (loading: Promise<unknown>) => {
    await loading;
    return turn;
  };
  const [events, questions] = await Promise.all([turnOf(listEvents()), turnOf(listFaq())]);
  isDone = true;
  expect(events).not.toBe(questions);
});
