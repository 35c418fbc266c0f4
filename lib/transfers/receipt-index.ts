import type { Bands, Region } from './perceptual-hash';

/** Regions of a receipt whose hashes are stored: its rarest ones. */
const maxRegions = 28;
/** A hash that so many receipts have is a label of a bank's app: it tells nothing, and is no longer stored. */
const maxReceiptsPerHash = 24;
/** Receipts that are compared pixel by pixel. */
const maxCandidates = 12;

/** The hashes to store for a receipt: those of its rarest regions, by how many receipts have each hash. */
export function chooseHashes(regions: Region[], receiptsOf: Map<number, number>): number[] {
  const commonness = ({ own }: Region) => own.reduce((sum, hash) => sum + (receiptsOf.get(hash) ?? 0), 0);
  const rarest = regions
    .map((region) => ({ ...region, commonness: commonness(region) }))
    .sort((one, other) => one.commonness - other.commonness || scattered(one) - scattered(other))
    .slice(0, maxRegions)
    .flatMap(({ own }) => own)
    .filter((hash) => (receiptsOf.get(hash) ?? 0) < maxReceiptsPerHash);
  return [...new Set(rarest)];
}

/** Equally rare regions are chosen from all over the picture, so that a crop leaves some. */
const scattered = ({ own }: Region) => Math.imul(own[0] ?? 0, 0x9e3779b1) >>> 0;

/** The receipts whose stored regions look most like these, best first; rare hashes, and several of one region, count more. */
export function rankCandidates(regions: Region[], stored: { hash: number; receipt: string }[]): string[] {
  const receiptsByHash = new Map<number, string[]>();
  for (const { hash, receipt } of stored) {
    const receipts = receiptsByHash.get(hash);
    if (receipts) receipts.push(receipt);
    else receiptsByHash.set(hash, [receipt]);
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
    // A label of the app: the receipts that were stored first would outweigh a copy.
    if (receipts.length >= maxReceiptsPerHash) continue;
    for (const receipt of receipts) {
      const { common, rarity } = found.get(receipt) ?? { common: 0, rarity: 0 };
      found.set(receipt, { common: common + 1, rarity: rarity + 1 / receipts.length });
    }
  }
  return [...found].map(([receipt, { common, rarity }]) => [receipt, common * rarity]);
}
