import { array, assert, asyncProperty, constantFrom, record, string } from 'fast-check';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openPostedFields, sealPostedFields } from '@/lib/session/posted-fields';

beforeAll(() => {
  const secret = 'x'.repeat(32);
  Object.assign(process.env, { PAYLOAD_SECRET: secret, SESSION_SECRET: secret, CRON_SECRET: secret });
});
afterEach(() => vi.useRealTimers());

const posted = { values: { reference: 'EP-7K3M-Q2', phone: '၀၉၂၅၀၀၀၀၁၁၇' }, isAccepted: true };

test('the page of the form reads what was sent, and no other page does', async () => {
  const token = await sealPostedFields(posted, '/status');
  expect(await openPostedFields(token, '/status')).toEqual(posted);
  expect(await openPostedFields(token, '/contact')).toBeNull();
  expect(await sealPostedFields(posted, '/status')).not.toBe(token);
});

test.each([0, 2, 3, 4])('a token whose part %i was changed is not read', async (index) => {
  const parts = (await sealPostedFields(posted, '/status')).split('.');
  const [first, ...rest] = parts[index] ?? '';
  parts[index] = [first === '-' ? '_' : '-', ...rest].join('');
  expect(await openPostedFields(parts.join('.'), '/status')).toBeNull();
});

test('a token ends after ten minutes', async () => {
  const token = await sealPostedFields(posted, '/status');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
  expect(await openPostedFields(token, '/status')).toBeNull();
});

const open = async (values: Record<string, string>) => {
  const token = await sealPostedFields({ values, isAccepted: false }, '/contact');
  return { token, values: (await openPostedFields(token, '/contact'))?.values ?? {} };
};

// The headers of a redirect, in which nginx reads 4 KiB, without the others.
const maxHeaderLength = 3 * 1024;

test('a long message in Burmese comes back whole', async () => {
  const sentence = 'ကျွန်တော် ညနေပိုင်း ပြင်သစ်စာ သင်တန်း တက်ချင်ပါတယ်။ ဘယ်အချိန် စမလဲ သိပါရစေ။ ';
  const message = sentence.repeat(60);
  expect((await open({ message })).values.message).toBe(message);
});

test('of texts that a redirect cannot carry, only the ends of the longest are missing', async () => {
  const letters = Array.from({ length: 10_000 }, () => String.fromCharCode(0x1000 + Math.random() * 0x9f)).join('');
  const values = { name: 'သီရိအောင်', email: 'thiri@example', message: letters, address: letters.slice(0, 5000) };
  const { token, values: opened } = await open(values);
  expect(token.length).toBeLessThan(maxHeaderLength);
  expect(token.length).toBeGreaterThan(2500);
  expect(opened).toMatchObject({ name: values.name, email: values.email });
  expect(values.message.startsWith(opened.message ?? '-')).toBe(true);
  expect(opened.message?.length).toBeGreaterThan(400);
  expect(opened.address).toHaveLength(opened.message?.length ?? 0);
});

test('any fields fit into a redirect, none is dropped, and no letter is cut in two', async () => {
  const text = array(constantFrom('a', 'é', 'က', 'ြ', '😀', ' ', '"', '\n', '<'), { maxLength: 9000, size: 'max' });
  const fields = record({ message: text.map((letters) => letters.join('')), name: string(), empty: constantFrom('') });
  await assert(
    asyncProperty(fields, async (values) => {
      const { token, values: opened } = await open(values);
      expect(token.length).toBeLessThan(maxHeaderLength);
      expect(Object.keys(opened)).toEqual(Object.keys(values));
      for (const [name, value] of Object.entries(values)) expect(value.startsWith(opened[name] ?? '-')).toBe(true);
      expect(opened.message).not.toMatch(/\p{Surrogate}/u);
      expect(opened.name).toBe(values.name);
    }),
    { numRuns: 40 },
  );
});
