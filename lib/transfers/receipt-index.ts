import type { Bands, Region } from './perceptual-hash';

const maxRegions = 28;
/** More common hashes are labels of banking apps: they tell nothing and are not stored. */
const maxReceiptsPerHash = 24;
const maxCandidates = 12;

/** Chooses the rarest regions. `receiptsOf` counts the receipts with each hash. */
export function chooseHashes(regions: Region[], receiptsOf: Map<number, number>): number[] {
  const commonness = ({ own }: Region) => own.reduce((sum, hash) => sum + (receiptsOf.get(hash) ?? 0), 0);
  const rarest = regions
    .map((region) => ({ ...region, commonness: commonness(region) }))
    .sort((one, other) => one.commonness - other.commonness || scatter(one) - scatter(other))
    .slice(0, maxRegions)
    .flatMap(({ own }) => own)
    .filter((hash) => (receiptsOf.get(hash) ?? 0) < maxReceiptsPerHash);
  return [...new Set(rarest)];
}

/** Spreads equally rare regions over the picture, so that a crop leaves some. */
const scatter = ({ own }: Region) => Math.imul(own[0] ?? 0, 0x9e3779b1) >>> 0;

/** Most similar first. Rare hashes, and several hashes of one region, count more. */
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
    // A label of the app: its earliest receipts would outrank a copy.
    if (receipts.length >= maxReceiptsPerHash) continue;
    for (const receipt of receipts) {
      const { common, rarity } = found.get(receipt) ?? { common: 0, rarity: 0 };
      found.set(receipt, { common: common + 1, rarity: rarity + 1 / receipts.length });
    }
  }
  return [...found].map(([receipt, { common, rarity }]) => [receipt, common * rarity]);
}
