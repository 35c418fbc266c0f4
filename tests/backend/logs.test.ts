import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { isDatabaseUnavailable } from '@/lib/cms/database-unavailable';
import { openTestBackend } from '@/tests/support/database';
import { makeLearner } from '@/tests/support/factories';
import { registrationInput } from '@/tests/support/learners';

const { cms, request } = await openTestBackend();
const { drizzle } = cms.db as unknown as {
  drizzle: { run?: (query: unknown) => Promise<unknown>; execute?: (query: unknown) => Promise<unknown> };
};
const run = (query: ReturnType<typeof sql.raw>) => drizzle.run?.(query) ?? drizzle.execute?.(query);

const phone = '+959250777333';
const hash = '$argon2id$v=19$a-marked-password-hash';
const marks = /9250777333|250777333|marked-password-hash|marked@example\.com/;

/** Everything that this process logs. */
function listen(): () => string {
  const lines: unknown[] = [];
  for (const name of ['error', 'warn', 'info', 'log'] as const) {
    vi.spyOn(console, name).mockImplementation((...args) => void lines.push(...args));
  }
  const { logger } = cms as unknown as { logger: Record<symbol, { write: (line: string) => void }> };
  const stream = Object.getOwnPropertySymbols(logger).find(({ description }) => description === 'pino.stream');
  if (!stream || !logger[stream]) throw new Error('The logger of the CMS writes elsewhere now.');
  vi.spyOn(logger[stream], 'write').mockImplementation((line) => void lines.push(line));
  cms.logger.level = 'info';
  const { inspect } = process.getBuiltinModule('node:util');
  return () =>
    lines.map((line) => (typeof line === 'string' ? line : inspect(line, { depth: 8, showHidden: false }))).join('\n');
}

afterEach(() => vi.restoreAllMocks());

const errorOf = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('This should have failed.');
};

/** A database in which nothing can be written to a table for a moment. */
async function whileMissing(table: string, work: () => Promise<void>) {
  await run(sql.raw(`ALTER TABLE ${table} RENAME TO ${table}_gone`));
  try {
    await work();
  } finally {
    await run(sql.raw(`ALTER TABLE ${table}_gone RENAME TO ${table}`));
  }
}

test('a failed registration writes no phone, email or password hash to the log', async () => {
  const logged = listen();
  await whileMissing('learners', async () => {
    const response = await request('/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(registrationInput({ email: 'marked@example.com', phoneNumber: '09250777333' })),
    });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(marks);
  });
  expect(logged()).toMatch(/DrizzleQueryError/);
  expect(logged()).toMatch(/SQLITE_ERROR|42P01/);
  expect(logged()).not.toMatch(marks);
});

test('logging the error object writes none of them either', async () => {
  const logged = listen();
  await whileMissing('learners', async () => {
    const error = await errorOf(() => makeLearner({ phone, email: 'marked@example.com', passwordHash: hash }));
    cms.logger.error({ err: error, msg: String((error as Error).message) });
    console.error(error);
    console.error(String((error as Error).stack), JSON.stringify(error));
  });
  expect(logged()).toMatch(/A database query failed/);
  expect(logged()).not.toMatch(marks);
});

test('violated unique and not-null constraints write none of them either', async () => {
  const logged = listen();
  await makeLearner({ phone, email: 'marked@example.com', passwordHash: hash });
  const twice = await errorOf(() => makeLearner({ phone, email: 'marked@example.com', passwordHash: hash }));
  expect(twice).toMatchObject({ name: 'ValidationError' });
  const { drizzle: builder, tables } = cms.db as unknown as {
    drizzle: { insert: (table: unknown) => { values: (row: object) => Promise<unknown> } };
    tables: Record<string, unknown>;
  };
  const row = { id: crypto.randomUUID(), phone, passwordHash: hash, email: 'marked@example.com' };
  for (const error of [twice, await errorOf(() => builder.insert(tables.learners).values(row))]) {
    console.error(error);
    cms.logger.error({ err: error });
  }
  expect(logged()).not.toMatch(marks);
});

test('the properties that Payload reads are still there', async () => {
  await expect(makeLearner({ email: 'marked@example.com' })).rejects.toMatchObject({
    data: { errors: [expect.objectContaining({ path: 'email' })] },
  });
});

test('a refused value is not reported as an unavailable database', async () => {
  const error = await errorOf(() => makeLearner({ email: 'marked@example.com' }));
  expect(isDatabaseUnavailable(error)).toBe(false);
});
