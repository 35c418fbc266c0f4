import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { deskCollections } from '@/lib/cms/desk/decisions';
import { privateDirectory } from '@/lib/cms/storage';
import { env } from '@/lib/env';
import { logError } from '@/lib/log-error';

const keptMonths = 12;
const day = 24 * 60 * 60 * 1000;
/** What is younger may belong to a row that is just being written. */
const settled = 60 * 60 * 1000;

type Swept = {
  /** Receipts of more than a year. */
  expired: number;
  /** Receipts that no payment and no enrolment refers to. */
  unused: number;
  /** Files on this machine's disk that no receipt knows of. */
  orphans: number;
};

/**
 * Deletes receipts a year after they came, and what a crash left behind. A receipt takes its file along, from the disk, S3 or
 * Vercel Blob alike. Payments and enrolments keep all but the picture.
 */
export async function sweepReceipts(cms: Payload, now = new Date()): Promise<Swept> {
  const before = new Date(now);
  before.setMonth(before.getMonth() - keptMonths);
  const { docs } = await cms.delete({
    collection: 'receipts',
    where: { createdAt: { less_than: before.toISOString() } },
    depth: 0,
  });
  return { expired: docs.length, unused: await sweepUnused(cms, now), orphans: await sweepOrphans(cms, now) };
}

async function sweepUnused(cms: Payload, now: Date): Promise<number> {
  const old = await cms.find({
    collection: 'receipts',
    where: { createdAt: { less_than: new Date(now.getTime() - settled).toISOString() } },
    select: {},
    pagination: false,
    depth: 0,
  });
  // Read after the receipts, so that whatever refers to one of them is among these.
  const senders = await Promise.all(
    deskCollections.map((collection) =>
      cms.find({
        collection,
        where: { receipt: { exists: true } },
        trash: true,
        select: { receipt: true },
        pagination: false,
        depth: 0,
      }),
    ),
  );
  const used = new Set(senders.flatMap(({ docs }) => docs.map(({ receipt }) => receipt)));
  const unused = old.docs.map(({ id }) => id).filter((id) => !used.has(id));
  for (const id of unused) await cms.delete({ collection: 'receipts', id, depth: 0 });
  return unused.length;
}

async function sweepOrphans(cms: Payload, now: Date): Promise<number> {
  const { S3_BUCKET, BLOB_READ_WRITE_TOKEN } = env();
  if (S3_BUCKET || BLOB_READ_WRITE_TOKEN) return 0;
  const folder = privateDirectory();
  const files = await readdir(folder).catch((): string[] => []);
  const { docs } = await cms.find({
    collection: 'receipts',
    select: { filename: true },
    pagination: false,
    depth: 0,
  });
  const known = new Set(docs.map(({ filename }) => filename));
  let orphans = 0;
  for (const file of files.filter((name) => name.endsWith('.webp') && !known.has(name))) {
    const path = join(folder, file);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs < settled) continue;
    await rm(path, { force: true });
    orphans += 1;
  }
  return orphans;
}

const shelf = globalThis as { [key: symbol]: boolean | undefined };
const started = Symbol.for('school.receipts-sweep');

/** Sweeps now and every day; once per process, and keeps no process alive. */
export function startReceiptsSweep(cms: Payload): void {
  if (shelf[started]) return;
  shelf[started] = true;
  const sweep = () => {
    sweepReceipts(cms).catch((error: unknown) => logError('Receipts could not be swept.', error));
  };
  setInterval(sweep, day).unref();
  sweep();
}
