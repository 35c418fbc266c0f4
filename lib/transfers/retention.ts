import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, lt, notExists } from 'drizzle-orm';
import type { Payload, Where } from 'payload';
import { privateDirectory } from '@/lib/cms/storage';
import { databaseOf } from '@/lib/cms/tables';
import { env } from '@/lib/env';
import { logError } from '@/lib/log-error';
import { transferCollections } from './decisions';
import { indexOlderReceipts } from './duplicates';

const retentionMonths = 12;
const dayMs = 24 * 60 * 60 * 1000;
/** A younger receipt or file may belong to a row that is just being written. */
const settledAfterMs = 60 * 60 * 1000;
const batchSize = 100;

type Swept = {
  /** Receipts older than the retention period. */
  expired: number;
  /** Receipts that no payment and no enrolment refers to. */
  unused: number;
  /** Files on this machine's disk that no receipt refers to. */
  orphans: number;
};

/**
 * Deletes receipts after a year, and what a crash left behind, with their files on the disk, S3 or Vercel Blob. Payments and
 * enrolments keep everything else. Works in batches, so that it never holds up visitors.
 */
export async function sweepReceipts(cms: Payload, now = new Date()): Promise<Swept> {
  const before = new Date(now);
  before.setMonth(before.getMonth() - retentionMonths);
  return {
    expired: await sweepExpired(cms, before),
    unused: await sweepUnused(cms, now),
    orphans: await sweepOrphans(cms, now),
  };
}

/** Deletes in batches until nothing is found, or a batch fails as a whole. */
async function deleteBatches(cms: Payload, findIds: () => Promise<string[]>): Promise<number> {
  for (let deleted = 0; ; ) {
    const ids = await findIds();
    const { docs } =
      ids.length > 0 ? await cms.delete({ collection: 'receipts', where: idIn(ids), depth: 0 }) : { docs: [] };
    deleted += docs.length;
    if (docs.length === 0) return deleted;
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

const globals = globalThis as { [key: symbol]: boolean | undefined };
const started = Symbol.for('school.receipt-jobs');

/** Sweeps receipts and indexes older ones now and every day. Once per process; does not keep the process alive. */
export function startReceiptJobs(cms: Payload): void {
  if (globals[started]) return;
  globals[started] = true;
  const run = () => {
    sweepReceipts(cms).catch((error: unknown) => logError('Receipts could not be swept.', error));
    indexOlderReceipts(cms).catch((error: unknown) => logError('Receipts could not be indexed.', error));
  };
  setInterval(run, dayMs).unref();
  run();
}
