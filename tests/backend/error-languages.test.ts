import { expect, test } from 'vitest';
import { withLocale } from '#text';
import type { Locale } from '@/lib/format/locale';
import { openTestBackend } from '@/tests/support/database';

const { request } = await openTestBackend();

const failureIn = async (locale: Locale, path: string, init?: RequestInit) =>
  (await withLocale(locale, () => request(path, init))).json();

test('an error has one code, and a message in the language of the caller', async () => {
  expect(await failureIn('en', '/auth/me')).toMatchObject({
    code: 'sessionEnded',
    error: 'Your session has ended. Please log in again.',
  });
  expect(await failureIn('my', '/auth/me')).toMatchObject({
    code: 'sessionEnded',
    error: 'အကောင့်ဝင်ထားသည့် အချိန် ကုန်သွားပါပြီ။ အကောင့် ပြန်ဝင်ပေးပါ။',
  });
  expect(await failureIn('fr', '/no-such-path')).toEqual({
    code: 'pathUnknown',
    error: 'Il n’y a rien à cette adresse.',
  });
  const notJson = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' };
  expect(await failureIn('fr', '/contact', notJson)).toMatchObject({
    code: 'notJson',
    error: 'Ce n’est pas du JSON.',
  });
});
