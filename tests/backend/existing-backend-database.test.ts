import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

Object.assign(process.env, { BACKEND_URL: 'https://backend.example' });
const { openCms } = await import('@/lib/cms/open');

test('with an existing backend nothing opens or creates a database', async () => {
  await expect(openCms()).rejects.toThrow('With an existing backend the site has no database of its own.');
  expect(readdirSync(process.env.DATA_DIR ?? '')).toEqual([]);
});
