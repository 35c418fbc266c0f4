import { setTimeout as pause } from 'node:timers/promises';
import { and, count, eq, inArray, ne, or } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/cms/tables';
import { queue } from '@/lib/in-turn';
import { logError } from '@/lib/log-error';
import { outlast } from '@/lib/mail/outlast';
import { processImage } from './image-queue';
import { noticeStaff } from './notice';
import { findRegions, makeThumbnail, type Picture, type Region, readPicture } from './perceptual-hash';
import { readReceiptFile } from './receipt-file';
import { chooseHashes, rankCandidates } from './receipt-index';
import { isSamePicture } from './same-picture';

/** Raise it when the hashes change: receipts of an older version are indexed again in the background. */
export const hashVersion = 3;
const prefix = `v${hashVersion}:`;

/** A thumbnail as `receipts.perceptualHash` stores it. */
export const encodeThumbnail = (thumbnail: Buffer): string => prefix + thumbnail.toString('base64');

const decodeThumbnail = (stored: string | null | undefined): Buffer | undefined =>
  stored?.startsWith(prefix) ? Buffer.from(stored.slice(prefix.length), 'base64') : undefined;

// One at a time: of two copies that arrive together, the second one must find the first.
const { inTurn } = queue({ atOnce: 1 });

/**
 * Indexes a receipt and puts it into one group with its duplicates: copies that were saved anew, scaled or cropped. Then staff are told
 * of a new one. Does nothing for a receipt that is indexed or deleted.
 */
export const indexReceipt = (cms: Payload, id: string): Promise<void> =>
  inTurn(async () => {
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
    await join(cms, id, groups);
    if (!receipt.hashVersion) await noticeStaff(cms, id);
    const { drizzle, tables } = databaseOf(cms, 'receipts');
    await drizzle
      .update(tables.receipts)
      .set({ hashVersion, ...stored })
      .where(eq(tables.receipts.id, id));
  });

/**
 * Indexes a new receipt after the response. A failure, or a crash before the end, is made up for by `indexOlderReceipts`: the receipt
 * has no `hashVersion` until staff are told of it.
 */
export const indexInBackground = (cms: Payload, id: string): void =>
  outlast(indexReceipt(cms, id).catch((error: unknown) => logError(`Receipt ${id} could not be indexed.`, error)));

type Group = { receipt: string; group?: string | null };

/** Stores the hashes of a picture, then finds its duplicates among the receipts that share rare ones. */
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

/** The receipts that share stored hashes, most alike first. */
async function findCandidates(cms: Payload, id: string, regions: Region[]): Promise<string[]> {
  const { drizzle, tables } = databaseOf(cms, 'receipt-hashes');
  const table = tables['receipt-hashes'];
  const hashes = [...new Set(regions.flatMap(({ variants }) => variants.flat()))];
  const rows = (await drizzle
    .select({ hash: table.hash, receipt: table.receipt })
    .from(table)
    .where(and(inArray(table.hash, hashes), ne(table.receipt, id)))) as { hash: number | string; receipt: string }[];
  return rankCandidates(
    regions,
    rows.map(({ hash, receipt }) => ({ hash: Number(hash), receipt })),
  );
}

/** Makes one group of a receipt and its duplicates, in one statement. */
async function join(cms: Payload, id: string, duplicates: Group[]): Promise<void> {
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
/** Leaves the processor to visitors in between. */
const pauseMs = 200;

/** Indexes the receipts that are not: those of an earlier release, and those whose upload a crash cut short. Returns how many. */
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
