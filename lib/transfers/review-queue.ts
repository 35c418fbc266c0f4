import type { Payload, Where } from 'payload';
import { parseCommunication } from '@/lib/contract/enrolments';
import { defaultLocale, type Locale } from '@/lib/format/locale';
import type { Rejection } from '@/lib/text/rejection-reason';
import { readDecisions, transferCollections, verdictStates } from './decisions';
import { findSeats, type Seats } from './seats';
import { findRelated, findRows, idOf, type Row, type TransferSummary, toSummary, type Warning } from './warnings';

type ChosenClass = { label: string; startsAt?: string };

export type ReviewEntry = TransferSummary & {
  screenshot?: string;
  price: number;
  statedAmount?: number;
  transactionNumber?: string;
  email: string;
  phone: string;
  facebook?: string;
  age?: number;
  lessons?: string;
  class?: ChosenClass;
  channels: string[];
  seats?: Seats;
  warnings: Warning[];
  others: TransferSummary[];
};

export type DecidedEntry = TransferSummary & Rejection & { by?: string };

export type ReviewQueue = { waiting: ReviewEntry[]; total: number; recent: DecidedEntry[] };

const maxShown = 15;
const maxDecided = 30;
const dayMs = 24 * 60 * 60 * 1000;

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

async function findClasses(cms: Payload, rows: Row[], locale: Locale): Promise<Map<string, ChosenClass>> {
  const ids = [...new Set(rows.flatMap((row) => idOf(row.class) ?? []))];
  if (ids.length === 0) return new Map();
  const { docs } = await cms.find({
    collection: 'classes',
    where: { id: { in: ids } },
    select: { label: true, startsAt: true },
    locale,
    pagination: false,
    depth: 0,
    trash: true,
  });
  return new Map(docs.map(({ id, label, startsAt }) => [id, { label: label ?? '', startsAt: startsAt ?? undefined }]));
}

/** Searches the fields that the lists of transfers search. */
function matching(cms: Payload, search: string): Where[] {
  if (!search) return [];
  const fields = cms.collections.enrolments.config.admin.listSearchableFields ?? [];
  return [{ or: fields.map((field) => ({ [field]: { like: search } })) }];
}

/**
 * Pending transfers, oldest first, and the decisions of the last day; both match `search`. Without it only indexed columns
 * are read. Names of classes are in `locale`.
 */
export async function readReviewQueue(cms: Payload, search = '', locale: Locale = defaultLocale): Promise<ReviewQueue> {
  const isPending = { and: [{ state: { equals: 'Pending' } }, ...matching(cms, search)] };
  const [counts, pending, decided] = await Promise.all([
    Promise.all(transferCollections.map((collection) => cms.count({ collection, where: isPending }))),
    findRows(cms, { ...isPending, deletedAt: { exists: false } }, 'createdAt', maxShown),
    findRows(
      cms,
      {
        and: [
          { state: { in: Object.values(verdictStates) } },
          { updatedAt: { greater_than: new Date(Date.now() - dayMs).toISOString() } },
          ...matching(cms, search),
        ],
      },
      '-updatedAt',
      maxDecided,
    ),
  ]);
  const waiting = pending.sort((one, other) => one.createdAt.localeCompare(other.createdAt)).slice(0, maxShown);
  const [related, seats, classes, screenshots] = await Promise.all([
    findRelated(cms, waiting),
    findSeats(cms, waiting),
    findClasses(cms, waiting, locale),
    findScreenshots(
      cms,
      waiting.flatMap(({ receipt }) => idOf(receipt) ?? []),
    ),
  ]);
  return {
    total: counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0),
    waiting: waiting.map((row) => ({
      ...toEntry(row),
      screenshot: screenshots.get(idOf(row.receipt) ?? ''),
      seats: seats.get(row.id),
      class: classes.get(idOf(row.class) ?? ''),
      warnings: related.get(row.id)?.warnings ?? [],
      others: related.get(row.id)?.others ?? [],
    })),
    recent: decided
      .filter(({ decisions }) => readDecisions(decisions).length > 0)
      .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
      .slice(0, maxDecided)
      .map((row) => ({
        ...toSummary(row),
        at: row.updatedAt,
        reasonCode: row.reasonCode ?? undefined,
        reason: row.reason ?? undefined,
        by: readDecisions(row.decisions).at(-1)?.name,
      })),
  };
}

function toEntry(row: Row) {
  const live = 'fbName' in row ? row : undefined;
  return {
    ...toSummary(row),
    price: row.price,
    statedAmount: row.statedAmount ?? undefined,
    transactionNumber: row.transactionNumber ?? undefined,
    email: row.email,
    phone: row.phone,
    facebook: live?.fbName ?? undefined,
    age: live?.age ?? undefined,
    lessons: live?.courseType ?? undefined,
    channels: parseCommunication(live?.communication ?? undefined),
  };
}
