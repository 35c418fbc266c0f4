import { setTimeout as pause } from 'node:timers/promises';
import { and, count, eq, inArray, ne, or } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/cms/tables';
import { queue } from '@/lib/in-turn';
import { logError } from '@/lib/log-error';
import { processImage } from './image-queue';
import { type Bands, findRegions, makeThumbnail, type Picture, type Region, readPicture } from './perceptual-hash';
import { readReceiptFile } from './receipt-file';
import { isSamePicture } from './same-picture';

/** Raise it when the hashes change: receipts of an older version are indexed again in the background. */
export const hashVersion = 2;
/** Regions of a receipt whose hashes are stored: its rarest ones. */
const maxRegions = 14;
/** A hash that so many receipts have is a label of a bank's app: it tells nothing, and is no longer stored. */
const maxReceiptsPerHash = 24;
/** Receipts that are compared pixel by pixel. */
const maxCandidates = 10;

const prefix = `v${hashVersion}:`;

/** A thumbnail as `receipts.perceptualHash` stores it. */
export const encodeThumbnail = (thumbnail: Buffer): string => prefix + thumbnail.toString('base64');

const decodeThumbnail = (stored: string | null | undefined): Buffer | undefined =>
  stored?.startsWith(prefix) ? Buffer.from(stored.slice(prefix.length), 'base64') : undefined;

// One at a time: of two copies that arrive together, the second one must find the first.
const { inTurn } = queue({ atOnce: 1 });

/**
 * Indexes a receipt and puts it into one group with its duplicates: copies that were saved anew, scaled or cropped. Does nothing for a
 * receipt that is indexed or deleted.
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
    await join(cms, id, groups, stored);
  });

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
  const commonness = ({ own }: Region) => own.reduce((sum, hash) => sum + (receiptsOf.get(hash) ?? 0), 0);
  const rarest = regions
    .map((region) => ({ ...region, commonness: commonness(region) }))
    .sort((one, other) => one.commonness - other.commonness || scattered(one) - scattered(other))
    .slice(0, maxRegions)
    .flatMap(({ own }) => own)
    .filter((hash) => (receiptsOf.get(hash) ?? 0) < maxReceiptsPerHash);
  const rows = [...new Set(rarest)].map((hash) => ({ hash, receipt }));
  if (rows.length > 0) await drizzle.insert(table).values(rows);
}

/** Equally rare regions are chosen from all over the picture, so that a crop leaves some. */
const scattered = ({ own }: Region) => Math.imul(own[0] ?? 0, 0x9e3779b1) >>> 0;

/** The receipts whose stored regions look most like these; rare hashes, and several of one region, count more. */
async function findCandidates(cms: Payload, id: string, regions: Region[]): Promise<string[]> {
  const { drizzle, tables } = databaseOf(cms, 'receipt-hashes');
  const table = tables['receipt-hashes'];
  const hashes = [...new Set(regions.flatMap(({ variants }) => variants.flat()))];
  const rows = (await drizzle
    .select({ hash: table.hash, receipt: table.receipt })
    .from(table)
    .where(and(inArray(table.hash, hashes), ne(table.receipt, id)))) as { hash: number | string; receipt: string }[];
  const receiptsByHash = new Map<number, string[]>();
  for (const { hash, receipt } of rows) {
    receiptsByHash.set(Number(hash), [...(receiptsByHash.get(Number(hash)) ?? []), receipt]);
  }
  const scores = new Map<string, number>();
  for (const { variants } of regions) {
    const best = new Map<string, number>();
    for (const bands of variants) {
      for (const [receipt, score] of scoresOf(bands, receiptsByHash)) {
        best.set(receipt, Math.max(best.get(receipt) ?? 0, score));
      }
    }
    for (const [receipt, score] of best) scores.set(receipt, (scores.get(receipt) ?? 0) + score);
  }
  return [...scores]
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxCandidates)
    .map(([receipt]) => receipt);
}

function scoresOf(bands: Bands, receiptsByHash: Map<number, string[]>): [receipt: string, score: number][] {
  const found = new Map<string, { common: number; rarity: number }>();
  for (const hash of bands) {
    const receipts = receiptsByHash.get(hash) ?? [];
    for (const receipt of receipts) {
      const { common, rarity } = found.get(receipt) ?? { common: 0, rarity: 0 };
      found.set(receipt, { common: common + 1, rarity: rarity + 1 / receipts.length });
    }
  }
  return [...found].map(([receipt, { common, rarity }]) => [receipt, common * rarity]);
}

/** Marks a receipt as indexed, and makes one group of it and its duplicates, in one statement each. */
async function join(cms: Payload, id: string, duplicates: Group[], stored: object): Promise<void> {
  const { drizzle, tables } = databaseOf(cms, 'receipts');
  const table = tables.receipts;
  const [first] = duplicates;
  const duplicateGroup = first && (first.group ?? first.receipt);
  if (duplicateGroup) {
    const known = duplicates.flatMap(({ group }) => group ?? []);
    await drizzle
      .update(table)
      .set({ duplicateGroup })
      .where(
        or(
          inArray(table.id, [id, ...duplicates.map(({ receipt }) => receipt)]),
          known.length > 0 ? inArray(table.duplicateGroup, known) : undefined,
        ),
      );
  }
  await drizzle
    .update(table)
    .set({ hashVersion, ...stored })
    .where(eq(table.id, id));
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
