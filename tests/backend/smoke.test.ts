import { expect, test } from 'vitest';
import { openTestBackend } from '@/tests/support/database';

const { request } = await openTestBackend();

test('a stranger reads books', async () => {
  const response = await request('/book');
  expect(await response.json()).toEqual({ data: { currentDatas: [], totalPages: 1 } });
});
