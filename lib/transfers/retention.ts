import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, lt, notExists } from 'drizzle-orm';
import type { Payload, Where } from 'payload';
import { privateDirectory } from '@/lib/cms/storage';
import { databaseOf } from '@/lib/cms/tables';
import { env } from '@/lib/env';
import { transferCollections } from './decisions';

const retentionMonths = 12;
/** Newer ones may belong to a row that is still being written. */
const settledAfterMs = 60 * 60 * 1000;
const batchSize = 100;

type SweepCounts = {
  expired: number;
  unused: number;
  orphans: number;
};

/** Deletes expired receipts, and what a crash left behind. Payments and enrolments stay. */
export async function sweepReceipts(cms: Payload, now = new Date()): Promise<SweepCounts> {
  const before = new Date(now);
  before.setMonth(before.getMonth() - retentionMonths);
  return {
    expired: await sweepExpired(cms, before),
    unused: await sweepUnused(cms, now),
    orphans: await sweepOrphans(cms, now),
  };
}

/** A bulk delete returns its errors. What cannot be deleted is tried again the next day. */
async function deleteBatches(cms: Payload, findIds: () => Promise<string[]>): Promise<number> {
  for (let deleted = 0; ; ) {
    const ids = await findIds();
    if (ids.length === 0) return deleted;
    const { docs, errors } = await cms.delete({ collection: 'receipts', where: idIn(ids), depth: 0 });
    deleted += docs.length;
    if (docs.length > 0) continue;
    console.error(`Receipts that could not be deleted: ${errors.length}`);
    return deleted;
  }
}

const idIn = (ids: string[]): Where => ({ id: { in: ids } });

const sweepExpired = (cms: Payload, before: Date) =>
  deleteBatches(cms, async () => {
    const { docs } = await cms.find({
      collection: 'receipts',
      where: { createdAt: { less_than: before.toISOString() } },
      select: {},
      limit: batchSize,
      pagination: false,
      depth: 0,
    });
    return docs.map(({ id }) => id);
  });

function sweepUnused(cms: Payload, now: Date): Promise<number> {
  const { drizzle, tables } = databaseOf(cms, 'receipts', ...transferCollections);
  const { receipts } = tables;
  const isUnused = transferCollections.map((collection) => {
    const table = tables[collection];
    return notExists(drizzle.select({ id: table.id }).from(table).where(eq(table.receipt, receipts.id)));
  });
  const settled = new Date(now.getTime() - settledAfterMs).toISOString();
  return deleteBatches(cms, async () => {
    const unused = await drizzle
      .select({ id: receipts.id })
      .from(receipts)
      .where(and(lt(receipts.createdAt, settled), ...isUnused))
      .limit(batchSize);
    return unused.map(({ id }) => String(id));
  });
}

async function sweepOrphans(cms: Payload, now: Date): Promise<number> {
  const { S3_BUCKET, BLOB_READ_WRITE_TOKEN } = env();
  if (S3_BUCKET || BLOB_READ_WRITE_TOKEN) return 0;
  const { drizzle, tables } = databaseOf(cms, 'receipts');
  const folder = privateDirectory();
  const files = (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.webp'));
  let orphans = 0;
  for (let at = 0; at < files.length; at += batchSize) {
    const batch = files.slice(at, at + batchSize);
    const rows = await drizzle
      .select({ filename: tables.receipts.filename })
      .from(tables.receipts)
      .where(inArray(tables.receipts.filename, batch));
    const known = new Set(rows.map(({ filename }) => filename));
    for (const file of batch.filter((name) => !known.has(name))) {
      const path = join(folder, file);
      const { mtimeMs } = await stat(path);
      if (now.getTime() - mtimeMs < settledAfterMs) continue;
      await rm(path, { force: true });
      orphans += 1;
    }
  }
  return orphans;
}
