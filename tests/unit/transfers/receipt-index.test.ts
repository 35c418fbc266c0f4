import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findRegions, makeThumbnail, readPicture } from '@/lib/transfers/perceptual-hash';
import { chooseHashes, rankCandidates } from '@/lib/transfers/receipt-index';
import { isSamePicture } from '@/lib/transfers/same-picture';
import { cropped, layoutPicture } from '@/tests/support/screenshots';

let seed = 20_261_122;
/** The same figures in every run (a linear congruential generator). */
const digit = () => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return (seed >>> 16) % 10;
};
const digits = (count: number) => Array.from({ length: count }, digit).join('');
const uniqueFigures = () => ({ number: digits(8), time: `21/11/2026 1${digits(1)}:2${digits(1)}:3${digits(1)}` });
/** The upper half alone, which halves the time of the test. */
const shortReceipt = async () =>
  cropped(await layoutPicture('a slip in small print', uniqueFigures()), { bottom: 580 });
const read = async (picture: Buffer) => readPicture(await makeThumbnail(picture));

test('among 26 receipts of one app a copy finds its original whichever side is cropped, and no other receipt', {
  timeout: 120_000,
}, async () => {
  const stored: { hash: number; receipt: string }[] = [];
  const pictures = new Map<string, Awaited<ReturnType<typeof read>>>();
  const originals = new Map<string, Buffer>();
  for (let at = 0; at < 26; at++) {
    const receipt = `receipt ${at}`;
    const original = await shortReceipt();
    const picture = await read(original);
    const regions = await findRegions(picture);
    const receiptsOf = new Map<number, number>();
    for (const { hash } of stored) receiptsOf.set(hash, (receiptsOf.get(hash) ?? 0) + 1);
    stored.push(...chooseHashes(regions, receiptsOf).map((hash) => ({ hash, receipt })));
    pictures.set(receipt, picture);
    originals.set(receipt, original);
  }
  for (const [at, crop] of [{ left: 60 }, { right: 60 }, { top: 60 }, { bottom: 60 }].entries()) {
    const receipt = `receipt ${5 + at * 5}`;
    const part = await cropped(originals.get(receipt) as Buffer, crop);
    const copy = await read(await sharp(part).resize(540).jpeg({ quality: 70 }).toBuffer());
    const candidates = rankCandidates(await findRegions(copy), stored);
    expect(candidates, JSON.stringify(crop)).toContain(receipt);
    for (const candidate of candidates) {
      const other = pictures.get(candidate) as Awaited<ReturnType<typeof read>>;
      expect(await isSamePicture(copy, other), `${JSON.stringify(crop)}: ${candidate}`).toBe(candidate === receipt);
    }
  }
});
