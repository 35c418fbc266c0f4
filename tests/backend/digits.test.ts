import { afterAll, expect, test } from 'vitest';
import { readDigits } from '@/lib/cms/hooks/apply-digits';
import { hasBurmeseDigits, setBurmeseDigits } from '@/lib/format/numbers';
import { openTestBackend } from '@/tests/support/database';

const { cms } = await openTestBackend();

afterAll(() => setBurmeseDigits(false));

test('saving the setting changes the digits at once; another instance reads it', async () => {
  expect(hasBurmeseDigits()).toBe(false);
  await cms.updateGlobal({ slug: 'school', data: { digits: 'burmese' } });
  expect(hasBurmeseDigits()).toBe(true);
  setBurmeseDigits(false);
  expect(await readDigits(cms)).toBe(true);
  expect(await readDigits(cms)).toBe(false);
  expect(hasBurmeseDigits()).toBe(true);
  await cms.updateGlobal({ slug: 'school', data: { digits: 'latin' } });
  expect(hasBurmeseDigits()).toBe(false);
});
