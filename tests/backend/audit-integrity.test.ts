import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { executeSql } from '@/lib/backend/sql';
import { writeEntry } from '@/lib/cms/audit/record-entry';
import { deleteOldEntries } from '@/lib/cms/audit/retention';
import { findEntries } from '@/tests/support/audit-entries';
import { callRest, logInAs } from '@/tests/support/cms-rest';
import { openTestBackend, sqliteOf } from '@/tests/support/database';
import { makeBook, makePost } from '@/tests/support/factories';
import { logInStaff } from '@/tests/support/staff-session';

const { cms } = await openTestBackend();
cms.logger.level = 'silent';
vi.spyOn(console, 'info').mockImplementation(() => {});

async function anyEntry() {
  const { member } = await logInStaff(cms, 'owner');
  const [entry] = await findEntries(cms, { actor: member.id });
  if (!entry) throw new Error('The login is not in the log.');
  return entry as typeof entry & { id: string };
}

/** Of the error and its causes. */
const messages = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${messages(error.cause)}` : String(error ?? '');
const refusalOf = (work: Promise<unknown>) => work.then(() => 'done', messages);

test('nobody can change or delete an entry: not an owner, not the server, not a statement to the database', async () => {
  const { id } = await anyEntry();
  const { headers } = await logInAs('owner');
  const path = `/audit-entries/${id}`;
  expect((await callRest(path, { method: 'PATCH', headers, body: { actorName: 'Nobody' } })).status).toBe(403);
  expect((await callRest(path, { method: 'DELETE', headers })).status).toBe(403);
  expect((await callRest('/audit-entries', { method: 'POST', headers, body: { action: 'login' } })).status).toBe(403);
  const attempts = [
    cms.update({ collection: 'audit-entries', id, data: { actorName: 'Nobody' } }),
    cms.delete({ collection: 'audit-entries', id }),
    executeSql(sql`UPDATE audit_entries SET actor_name = 'Nobody' WHERE id = ${id}`),
    executeSql(sql`UPDATE audit_entries SET confirmed = ${sqliteOf(cms) ? 0 : false} WHERE id = ${id}`),
    executeSql(sql`DELETE FROM audit_entries`),
    ...(sqliteOf(cms) ? [] : [executeSql(sql`TRUNCATE audit_entries CASCADE`)]),
  ];
  for (const refusal of await Promise.all(attempts.map(refusalOf))) expect(refusal).toContain('append-only');
  expect(await findEntries(cms, { actorName: 'Nobody' })).toEqual([]);
  expect((await findEntries(cms, {})).some((entry) => (entry as { id?: string }).id === id)).toBe(true);
});

test('only owners read the log', async () => {
  for (const role of ['editor', 'enrolments'] as const) {
    const { headers } = await logInAs(role);
    expect((await callRest('/audit-entries', { headers })).status).toBe(403);
  }
  expect((await callRest('/audit-entries')).status).toBe(403);
  const { headers } = await logInAs('owner');
  expect((await callRest('/audit-entries', { headers })).json().totalDocs).toBeGreaterThan(0);
});

test('a change that the database refuses leaves no entry', async () => {
  const { headers } = await logInAs('editor');
  const [first, second] = [await makePost(), await makePost()];
  const body = { title: first.title };
  expect((await callRest(`/posts/${second.id}`, { method: 'PATCH', headers, body })).status).toBe(400);
  expect((await cms.findByID({ collection: 'posts', id: second.id })).title).toBe(second.title);
  expect(await findEntries(cms, { record: second.id })).toEqual([]);
});

test('a change is refused when its entry cannot be written', async () => {
  const { headers } = await logInAs('editor');
  const book = await makeBook({ price: 25_000 });
  const { create } = cms.db;
  const spy = vi.spyOn(cms.db, 'create').mockImplementation((args) => {
    if (args.collection === 'audit-entries') throw new Error('The disk is full.');
    return create.call(cms.db, args) as never;
  });
  const failed = await callRest(`/books/${book.id}`, { method: 'PATCH', headers, body: { price: 1 } });
  spy.mockRestore();
  expect(failed.status).toBe(500);
  expect((await cms.findByID({ collection: 'books', id: book.id })).price).toBe(25_000);
});

test('a change during which the server stops is in the log, marked as not confirmed', async ({ skip }) => {
  if (!sqliteOf(cms)) skip('PostgreSQL rolls the change back.');
  const { headers } = await logInAs('editor');
  const book = await makeBook({ price: 25_000 });
  const updateOne = cms.db.updateOne.bind(cms.db);
  const spy = vi.spyOn(cms.db, 'updateOne').mockImplementation(async (args) => {
    if (args.collection === 'audit-entries') throw new Error('The server stops.');
    return updateOne(args);
  });
  await callRest(`/books/${book.id}`, { method: 'PATCH', headers, body: { price: 1 } });
  spy.mockRestore();
  expect((await cms.findByID({ collection: 'books', id: book.id })).price).toBe(1);
  expect(await findEntries(cms, { record: book.id })).toMatchObject([
    { action: 'update', confirmed: false, changes: [{ path: 'price', before: 25_000, after: 1 }] },
  ]);
});

test('an entry is deleted after two years, by the sweep alone', async () => {
  const { member, req } = await logInStaff(cms, 'owner');
  const dayMs = 24 * 60 * 60 * 1000;
  const login = { action: 'login' as const, subject: 'staff', actor: member.id };
  vi.useFakeTimers({ toFake: ['Date'] });
  const now = Date.now();
  for (const age of [733, 729]) {
    vi.setSystemTime(now - age * dayMs);
    await writeEntry(req, { ...login, actorName: `${age} days` });
  }
  vi.useRealTimers();
  expect(await deleteOldEntries(cms)).toBe(1);
  expect(await findEntries(cms, { actorName: '733 days' })).toEqual([]);
  expect(await findEntries(cms, { actorName: '729 days' })).toHaveLength(1);
});
