import { setTimeout as pause } from 'node:timers/promises';
import { and, count, eq, inArray, ne, or } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/cms/tables';
import { createConcurrencyLimit } from '@/lib/http/concurrency-limit';
import { logError } from '@/lib/log-error';
import { waitUntil } from '@/lib/mail/wait-until';
import { yieldIfDue } from '@/lib/yield';
import { processImage } from './image-queue';
import { notifyStaff } from './notify-staff';
import { findRegions, makeThumbnail, type Picture, type Region, readPicture } from './perceptual-hash';
import { readReceiptFile } from './receipt-file';
import { chooseHashes, rankCandidates } from './receipt-index';
import { isSamePicture } from './same-picture';

/** Increment when the hashes change: older receipts are then indexed again in the background. */
export const hashVersion = 3;
const prefix = `v${hashVersion}:`;

export const encodeThumbnail = (thumbnail: Buffer): string => prefix + thumbnail.toString('base64');

const decodeThumbnail = (stored: string | null | undefined): Buffer | undefined =>
  stored?.startsWith(prefix) ? Buffer.from(stored.slice(prefix.length), 'base64') : undefined;

// Serial: of two concurrent copies, the second must find the first.
const indexing = createConcurrencyLimit({ maxConcurrent: 1 });

/** Groups the receipt with its duplicates and notifies staff. Idempotent. */
export const indexReceipt = (cms: Payload, id: string): Promise<void> =>
  indexing.run(async () => {
    const receipt = await cms.findByID({ collection: 'receipts', id, depth: 0, disableErrors: true });
    if (!receipt || receipt.hashVersion === hashVersion) return;
    let thumbnail = decodeThumbnail(receipt.perceptualHash);
    if (!thumbnail) {
      const file = await readReceiptFile(cms, receipt);
      if (!file) console.error(`The file of receipt ${id} is missing.`);
      thumbnail = file && (await processImage(() => makeThumbnail(file)));
    }
    const stored = thumbnail ? { perceptualHash: encodeThumbnail(thumbnail) } : {};
    const groups = thumbnail ? await findGroups(cms, id, await processImage(() => readPicture(thumbnail))) : [];
    await mergeGroups(cms, id, groups);
    if (!receipt.hashVersion) await notifyStaff(cms, id);
    const { drizzle, tables } = databaseOf(cms, 'receipts');
    await drizzle
      .update(tables.receipts)
      .set({ hashVersion, ...stored })
      .where(eq(tables.receipts.id, id));
  });

/** Runs after the response. After a failure or crash, `indexOlderReceipts` retries: `hashVersion` is still unset. */
export const indexInBackground = (cms: Payload, id: string): void =>
  waitUntil(indexReceipt(cms, id).catch((error: unknown) => logError(`Receipt ${id} could not be indexed.`, error)));

type Group = { receipt: string; group?: string | null };

async function findGroups(cms: Payload, id: string, picture: Picture): Promise<Group[]> {
  const regions = await findRegions(picture);
  await storeHashes(cms, id, regions);
  const groups: Group[] = [];
  for (const candidate of await findCandidates(cms, id, regions)) {
    const row = await cms.findByID({ collection: 'receipts', id: candidate, depth: 0, disableErrors: true });
    const thumbnail = decodeThumbnail(row?.perceptualHash);
    if (!row || !thumbnail) continue;
    if (row.duplicateGroup && groups.some(({ group }) => group === row.duplicateGroup)) continue;
    const isSame = await isCopy(picture, thumbnail).catch((error: unknown) => {
      console.error(`Receipt ${candidate} could not be compared.`, error);
      return false;
    });
    if (isSame) groups.push({ receipt: row.id, group: row.duplicateGroup });
  }
  return groups;
}

const isCopy = async (picture: Picture, thumbnail: Buffer): Promise<boolean> =>
  isSamePicture(picture, await processImage(() => readPicture(thumbnail)));

async function storeHashes(cms: Payload, receipt: string, regions: Region[]): Promise<void> {
  const { drizzle, tables } = databaseOf(cms, 'receipt-hashes');
  const table = tables['receipt-hashes'];
  await drizzle.delete(table).where(eq(table.receipt, receipt));
  const hashes = [...new Set(regions.flatMap(({ own }) => own))];
  const counted = await drizzle
    .select({ hash: table.hash, receipts: count() })
    .from(table)
    .where(inArray(table.hash, hashes))
    .groupBy(table.hash);
  const receiptsOf = new Map(counted.map(({ hash, receipts }) => [Number(hash), Number(receipts)]));
  const rows = chooseHashes(regions, receiptsOf).map((hash) => ({ hash, receipt }));
  if (rows.length > 0) await drizzle.insert(table).values(rows);
}

/** Thousands of hashes in one query would block other requests. */
const hashesPerQuery = 200;

async function findCandidates(cms: Payload, id: string, regions: Region[]): Promise<string[]> {
  const { drizzle, tables } = databaseOf(cms, 'receipt-hashes');
  const table = tables['receipt-hashes'];
  const hashes = [...new Set(regions.flatMap(({ variants }) => variants.flat()))];
  const stored: { hash: number; receipt: string }[] = [];
  for (let at = 0; at < hashes.length; at += hashesPerQuery) {
    const part = hashes.slice(at, at + hashesPerQuery);
    const rows: { hash: number | string; receipt: string }[] = await drizzle
      .select({ hash: table.hash, receipt: table.receipt })
      .from(table)
      .where(and(inArray(table.hash, part), ne(table.receipt, id)));
    for (const { hash, receipt } of rows) stored.push({ hash: Number(hash), receipt });
    await yieldIfDue();
  }
  return rankCandidates(regions, stored);
}

async function mergeGroups(cms: Payload, id: string, duplicates: Group[]): Promise<void> {
  const [first] = duplicates;
  if (!first) return;
  const { drizzle, tables } = databaseOf(cms, 'receipts');
  const table = tables.receipts;
  const known = duplicates.flatMap(({ group }) => group ?? []);
  await drizzle
    .update(table)
    .set({ duplicateGroup: first.group ?? first.receipt })
    .where(
      or(
        inArray(table.id, [id, ...duplicates.map(({ receipt }) => receipt)]),
        known.length > 0 ? inArray(table.duplicateGroup, known) : undefined,
      ),
    );
}

const batchSize = 20;
/** Leaves CPU time for requests. */
const pauseMs = 200;

/** Receipts of older releases, or whose indexing was interrupted. Returns how many. */
export async function indexOlderReceipts(cms: Payload, max = Number.POSITIVE_INFINITY): Promise<number> {
  const failed: string[] = [];
  for (let indexed = 0; ; ) {
    const { docs } = await cms.find({
      collection: 'receipts',
      where: {
        and: [
          { or: [{ hashVersion: { exists: false } }, { hashVersion: { less_than: hashVersion } }] },
          ...(failed.length > 0 ? [{ id: { not_in: failed } }] : []),
        ],
      },
      sort: 'createdAt',
      select: {},
      limit: batchSize,
      pagination: false,
      depth: 0,
    });
    if (docs.length === 0 || indexed >= max) return indexed;
    for (const { id } of docs) {
      await indexReceipt(cms, id).then(
        () => {
          indexed += 1;
        },
        (error: unknown) => {
          failed.push(id);
          logError(`Receipt ${id} could not be indexed.`, error);
        },
      );
      await pause(pauseMs);
    }
  }
}
