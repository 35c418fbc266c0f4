import type { FlattenedField, SanitizedConfig } from 'payload';
import { expect, test } from 'vitest';
import { findChanges } from '@/lib/cms/audit/find-changes';
import { isClassified } from '@/lib/cms/audit/recorded-values';

process.env.PAYLOAD_SECRET ??= 'a-secret-of-the-tests-with-32-characters';
process.env.SESSION_SECRET ??= 'a-secret-of-the-tests-with-32-characters';
process.env.CRON_SECRET ??= 'a-secret-of-the-tests-with-32-characters';
const { default: promised } = await import('@payload-config');
const config: SanitizedConfig = await promised;
const entities = [...config.collections, ...config.globals].filter(({ slug }) => !slug.startsWith('payload-'));
const fieldsOf = (slug: string): FlattenedField[] =>
  entities.find((entity) => entity.slug === slug)?.flattenedFields ?? [];

const payment = { slug: 'payment-details', fields: fieldsOf('payment-details') };
const account = { id: 'a', kind: 'bank', provider: 'KBZ', accountName: 'École', accountNumber: '123' };
const wallet = { id: 'b', kind: 'wallet', provider: 'Wave', accountName: 'École', accountNumber: '456' };

test('an owner who changes one account number leaves one change with both numbers', () => {
  const changed = { ...account, accountNumber: '124' };
  expect(findChanges(payment, { accounts: [account, wallet] }, { accounts: [changed, wallet] })).toEqual([
    { path: 'accounts.0.accountNumber', before: '123', after: '124' },
  ]);
});

test('an account that is inserted above another does not appear to change that one', () => {
  const paths = findChanges(payment, { accounts: [account] }, { accounts: [wallet, account] }).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.every((path) => path.startsWith('accounts.0.'))).toBe(true);
});

test('accounts in another order are one change without values', () => {
  expect(findChanges(payment, { accounts: [account, wallet] }, { accounts: [wallet, account] })).toEqual([
    { path: 'accounts' },
  ]);
});

test('of a long text the log keeps the part that changed', () => {
  const start = 'Please transfer the fee. '.repeat(40);
  const [change] = findChanges(payment, { notice: `${start}Today.` }, { notice: `${start}Tomorrow.` });
  expect(change?.after).toMatch(/^….{40}\w*morrow\.$/);
  expect(String(change?.before).length).toBeLessThan(60);
});

test('what a learner wrote is not in the log, only that it was changed', () => {
  const messages = { slug: 'messages', fields: fieldsOf('messages') };
  const [before, after] = [
    { handling: 'new', notes: null, phone: '1' },
    { handling: 'done', notes: 'Called Su', phone: '2' },
  ];
  expect(findChanges(messages, before, after)).toEqual(
    expect.arrayContaining([{ path: 'handling', before: 'new', after: 'done' }, { path: 'notes' }, { path: 'phone' }]),
  );
});

test('every collection and global is recorded with values, without, or not at all, by decision', () => {
  expect(entities.map(({ slug }) => slug).filter((slug) => !isClassified(slug))).toEqual([]);
});

/** A value in every field that tells its path. */
function fill(fields: FlattenedField[], path: string): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => {
      const value = `value of ${path}.${field.name}`;
      if (field.type === 'group' || field.type === 'tab') return [field.name, fill(field.flattenedFields, value)];
      if (field.type === 'array') return [field.name, [{ id: 'row', ...fill(field.flattenedFields, value) }]];
      if (field.type === 'date') return [field.name, '2026-11-23T10:00:00.000Z'];
      if (field.type === 'richText') return [field.name, { root: { children: [{ text: value }] } }];
      return [field.name, value];
    }),
  );
}

test('no secret of any collection or global is in the log', () => {
  const secret =
    /\.(password|passwordHash|hash|salt|resetPasswordToken|sessions|oneTimePassword|currentPassword|unsubscribeToken|tokenHash|codeHash|linkHash|idempotencyKey|receiptDigest|digest|perceptualHash)\b/;
  const leaked = entities.flatMap(({ slug, flattenedFields }) =>
    findChanges({ slug, fields: flattenedFields }, {}, fill(flattenedFields, slug))
      .map((change) => `.${change.path} ${JSON.stringify(change)}`)
      .filter((text) => secret.test(text)),
  );
  expect(leaked).toEqual([]);
});
