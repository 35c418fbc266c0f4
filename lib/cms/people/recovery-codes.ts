import { randomBytes, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { transactionOf } from '@/lib/cms/tables';

const count = 10;
const length = 10;
/** Without characters that look alike. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** As for learners' passwords, since a code has only 49 bits: Argon2id as OWASP recommends. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const createCode = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

const format = (code: string): string => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;

const hash = async (code: string, salt: string): Promise<string> =>
  (await hashRaw(code, { ...parameters, salt: Buffer.from(salt, 'hex') })).toString('hex');

export async function deleteRecoveryCodes(req: PayloadRequest, staff: string): Promise<void> {
  const { drizzle, tables } = await transactionOf(req, 'recovery-codes');
  await drizzle.delete(tables['recovery-codes']).where(eq(tables['recovery-codes'].staff, staff));
}

export type NewCodes = { codes: string[]; rows: { salt: string; hash: string }[] };

/** Hashing takes a while, so it happens before any transaction. */
export async function createRecoveryCodes(): Promise<NewCodes> {
  const salt = randomBytes(16).toString('hex');
  const codes = Array.from({ length: count }, createCode);
  const rows: NewCodes['rows'] = [];
  for (const code of codes) rows.push({ salt, hash: await hash(code, salt) });
  return { codes: codes.map(format), rows };
}

/** Replaces the unused codes. */
export async function storeRecoveryCodes(req: PayloadRequest, staff: string, rows: NewCodes['rows']): Promise<void> {
  await deleteRecoveryCodes(req, staff);
  for (const row of rows) await req.payload.db.create({ collection: 'recovery-codes', data: { staff, ...row }, req });
}

/** Deletes the code: of two simultaneous uses one succeeds. */
export async function consumeRecoveryCode(req: PayloadRequest, staff: string, typed: string): Promise<boolean> {
  const code = typed.toLowerCase();
  if (code.length !== length) return false;
  const { drizzle, tables } = await transactionOf(req, 'recovery-codes');
  const table = tables['recovery-codes'];
  const [row] = await drizzle.select({ salt: table.salt }).from(table).where(eq(table.staff, staff)).limit(1);
  if (!row) return false;
  const used = await drizzle
    .delete(table)
    .where(and(eq(table.staff, staff), eq(table.hash, await hash(code, row.salt))))
    .returning({ id: table.id });
  return used.length === 1;
}

export async function countRecoveryCodes(req: PayloadRequest, staff: string): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'recovery-codes',
    where: { staff: { equals: staff } },
    overrideAccess: true,
    req,
  });
  return totalDocs;
}
