import type { Payload, Where } from 'payload';
import { looksAlike, readLikeness } from '@/lib/cms/likeness';
import type { Enrolment, PaymentRequest } from '@/lib/cms/payload-types';
import { parseCommunication } from '@/lib/contract/enrolments';
import { type DeskCollection, deskCollections, readDecisions } from './decisions';

type Row = (Enrolment | PaymentRequest) & { collection: DeskCollection };

/** Another request, as an entry mentions it. */
export type Mention = {
  id: string;
  collection: DeskCollection;
  reference: string;
  courseName: string;
  name: string;
  state: Row['state'];
  at: string;
  screenshot?: string;
};

export type Warning = { kind: 'image' | 'similar' | 'transaction'; seen: Mention[] };

/** A transfer that waits, with all that staff need to decide it. */
export type DeskEntry = Mention & {
  price: number;
  statedAmount?: number;
  transactionNumber?: string;
  email: string;
  phone: string;
  facebook?: string;
  age?: number;
  lessons?: string;
  reach: string[];
  warnings: Warning[];
  earlier: Mention[];
};

/** One that was decided lately. */
export type Decided = Mention & { reason?: string; by?: string };

export type Desk = { waiting: DeskEntry[]; total: number; lately: Decided[] };

const shown = 30;
const day = 24 * 60 * 60 * 1000;

type Receipt = { id: string; filename?: string | null; digest?: string | null; perceptualHash?: string | null };

async function rows(cms: Payload, where: Where, sort: string, limit: number): Promise<{ docs: Row[]; total: number }> {
  const found = await Promise.all(
    deskCollections.map(async (collection) => {
      const { docs, totalDocs } = await cms.find({ collection, where, sort, limit, depth: 0 });
      return { docs: docs.map((doc) => ({ ...doc, collection }) as Row), totalDocs };
    }),
  );
  return {
    docs: found.flatMap(({ docs }) => docs),
    total: found.reduce((sum, { totalDocs }) => sum + totalDocs, 0),
  };
}

const idOf = (relation: string | { id: string } | null | undefined) =>
  typeof relation === 'string' ? relation : relation?.id;

const learnerOf = (row: Row) => ('learner' in row ? idOf(row.learner) : undefined);

const given = <Value>(values: (Value | null | undefined)[]): Value[] => [
  ...new Set(values.filter((value): value is Value => Boolean(value))),
];

/** Everything on record that may have to do with these rows, in one query for each collection. */
async function related(cms: Payload, waiting: Row[], similar: Map<string, string[]>): Promise<Row[]> {
  const either = (field: string, values: string[]): Where[] => (values.length > 0 ? [{ [field]: { in: values } }] : []);
  const or = [
    ...either('receiptDigest', given(waiting.map(({ receiptDigest }) => receiptDigest))),
    ...either('transactionNumber', given(waiting.map(({ transactionNumber }) => transactionNumber))),
    ...either('receipt', [...similar.values()].flat()),
    ...either('phone', given(waiting.map(({ phone }) => phone))),
    ...either('email', given(waiting.map(({ email }) => email))),
  ];
  return or.length === 0 ? [] : (await rows(cms, { or }, '-createdAt', 500)).docs;
}

/** For each waiting receipt the others that look like it. */
function similarReceipts(waiting: Row[], receipts: Receipt[]): Map<string, string[]> {
  const ids = given(waiting.map(({ receipt }) => idOf(receipt)));
  if (ids.length === 0) return new Map();
  const known = receipts.flatMap(({ id, digest, perceptualHash }) => {
    const likeness = readLikeness(perceptualHash);
    return likeness ? [{ id, digest, likeness }] : [];
  });
  return new Map(
    ids.map((id) => {
      const own = known.find((receipt) => receipt.id === id);
      const alike = known.filter(
        (other) => own && other.id !== id && other.digest !== own.digest && looksAlike(own.likeness, other.likeness),
      );
      return [id, alike.map((other) => other.id)];
    }),
  );
}

function mention(row: Row, files: Map<string, string>): Mention {
  const { id, collection, reference, courseName, name, state, createdAt } = row;
  return {
    id,
    collection,
    reference,
    courseName,
    name,
    state,
    at: createdAt,
    screenshot: files.get(idOf(row.receipt) ?? ''),
  };
}

/** What waits, oldest first, with what is known about each; and what was decided in the last day. */
export async function readDesk(cms: Payload): Promise<Desk> {
  const [pending, decided, { docs: receipts }] = await Promise.all([
    rows(cms, { state: { equals: 'Pending' } }, 'createdAt', shown),
    rows(
      cms,
      {
        and: [
          { state: { not_equals: 'Pending' } },
          { updatedAt: { greater_than: new Date(Date.now() - day).toISOString() } },
        ],
      },
      '-updatedAt',
      shown,
    ),
    cms.find({
      collection: 'receipts',
      select: { filename: true, digest: true, perceptualHash: true },
      pagination: false,
      depth: 0,
    }),
  ]);
  const waiting = pending.docs.sort((one, other) => one.createdAt.localeCompare(other.createdAt)).slice(0, shown);
  const similar = similarReceipts(waiting, receipts);
  const others = await related(cms, waiting, similar);
  const files = new Map(
    receipts.map(({ id, filename }) => [id, `/cms-api/receipts/file/${encodeURIComponent(filename ?? '')}`]),
  );
  return {
    total: pending.total,
    waiting: waiting.map((row) => toEntry(row, others, similar.get(idOf(row.receipt) ?? '') ?? [], files)),
    lately: decided.docs
      .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))
      .slice(0, shown)
      .map((row) => ({
        ...mention(row, files),
        at: row.updatedAt,
        reason: row.reason ?? undefined,
        by: readDecisions(row.decisions).at(-1)?.name,
      })),
  };
}

function toEntry(row: Row, others: Row[], similar: string[], files: Map<string, string>): DeskEntry {
  const rest = others.filter(({ id }) => id !== row.id);
  const seen = (kind: Warning['kind'], test: (other: Row) => boolean): Warning[] => {
    const found = rest.filter(test).map((other) => mention(other, files));
    return found.length > 0 ? [{ kind, seen: found }] : [];
  };
  const own = (other: Row) =>
    other.phone === row.phone || other.email === row.email || (learnerOf(row) && learnerOf(other) === learnerOf(row));
  const live = 'fbName' in row ? row : undefined;
  return {
    ...mention(row, files),
    price: row.price,
    statedAmount: row.statedAmount ?? undefined,
    transactionNumber: row.transactionNumber ?? undefined,
    email: row.email,
    phone: row.phone,
    facebook: live?.fbName,
    age: live?.age,
    lessons: live?.courseType,
    reach: parseCommunication(live?.communication ?? undefined),
    warnings: [
      ...seen('image', (other) => Boolean(row.receiptDigest) && other.receiptDigest === row.receiptDigest),
      ...seen('similar', (other) => similar.includes(idOf(other.receipt) ?? '')),
      ...seen(
        'transaction',
        (other) => Boolean(row.transactionNumber) && other.transactionNumber === row.transactionNumber,
      ),
    ],
    earlier: rest.filter(own).map((other) => mention(other, files)),
  };
}
