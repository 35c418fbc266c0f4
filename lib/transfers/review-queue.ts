import type { Payload } from 'payload';
import { parseCommunication } from '@/lib/contract/enrolments';
import { readDecisions } from './decisions';
import { findSeats, type Seats } from './seats';
import { findRelated, findRows, idOf, type Mention, mentionOf, type Row, type Warning } from './warnings';

/** A transfer that waits, with all that staff need to decide on it. */
export type ReviewEntry = Mention & {
  screenshot?: string;
  price: number;
  statedAmount?: number;
  transactionNumber?: string;
  email: string;
  phone: string;
  facebook?: string;
  age?: number;
  lessons?: string;
  reach: string[];
  seats?: Seats;
  warnings: Warning[];
  /** Other requests of the same person. */
  others: Mention[];
};

export type DecidedEntry = Mention & { reason?: string; by?: string };

export type ReviewQueue = { waiting: ReviewEntry[]; total: number; lately: DecidedEntry[] };

const maxShown = 30;
const day = 24 * 60 * 60 * 1000;

/** Private URLs of the screenshots, by receipt. */
async function findScreenshots(cms: Payload, receipts: string[]): Promise<Map<string, string>> {
  if (receipts.length === 0) return new Map();
  const { docs } = await cms.find({
    collection: 'receipts',
    where: { id: { in: receipts } },
    select: { filename: true },
    pagination: false,
    depth: 0,
  });
  return new Map(docs.map(({ id, filename }) => [id, `/cms-api/receipts/file/${encodeURIComponent(filename ?? '')}`]));
}

/** What waits, oldest first, and what was decided in the last day. Reads only what it shows, by indexes. */
export async function readReviewQueue(cms: Payload): Promise<ReviewQueue> {
  const [pending, decided] = await Promise.all([
    findRows(cms, { state: { equals: 'Pending' } }, 'createdAt', maxShown),
    findRows(
      cms,
      {
        and: [
          { state: { not_equals: 'Pending' } },
          { updatedAt: { greater_than: new Date(Date.now() - day).toISOString() } },
        ],
      },
      '-updatedAt',
      maxShown,
    ),
  ]);
  const waiting = pending.docs.sort((one, other) => one.createdAt.localeCompare(other.createdAt)).slice(0, maxShown);
  const [related, seats, screenshots] = await Promise.all([
    findRelated(cms, waiting),
    findSeats(cms, waiting),
    findScreenshots(
      cms,
      waiting.flatMap(({ receipt }) => idOf(receipt) ?? []),
    ),
  ]);
  return {
    total: pending.total,
    waiting: waiting.map((row) => ({
      ...toEntry(row),
      screenshot: screenshots.get(idOf(row.receipt) ?? ''),
      seats: seats.get(row.id),
      warnings: related.get(row.id)?.warnings ?? [],
      others: related.get(row.id)?.others ?? [],
    })),
    lately: decided.docs
      .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
      .slice(0, maxShown)
      .map((row) => ({
        ...mentionOf(row),
        at: row.updatedAt,
        reason: row.reason ?? undefined,
        by: readDecisions(row.decisions).at(-1)?.name,
      })),
  };
}

function toEntry(row: Row) {
  const live = 'fbName' in row ? row : undefined;
  return {
    ...mentionOf(row),
    price: row.price,
    statedAmount: row.statedAmount ?? undefined,
    transactionNumber: row.transactionNumber ?? undefined,
    email: row.email,
    phone: row.phone,
    facebook: live?.fbName,
    age: live?.age,
    lessons: live?.courseType,
    reach: parseCommunication(live?.communication ?? undefined),
  };
}
