import type { Payload, Where } from 'payload';
import type { Enrolment, PaymentRequest } from '@/lib/cms/payload-types';
import { type TransferCollection, transferCollections } from './decisions';

export type Row = (Enrolment | PaymentRequest) & { collection: TransferCollection };

export type TransferSummary = {
  id: string;
  collection: TransferCollection;
  reference: string;
  courseName: string;
  name: string;
  state: Row['state'];
  at: string;
};

/** `file`: the same bytes; `picture`: a re-encoded, scaled or cropped copy. */
export type Warning = { kind: 'file' | 'picture' | 'transaction'; before: TransferSummary[]; later: TransferSummary[] };

const maxRelated = 200;

export async function findRows(cms: Payload, where: Where, sort: string, limit: number): Promise<Row[]> {
  const found = await Promise.all(
    transferCollections.map(async (collection) => {
      // A condition on the recycle bin keeps SQLite from using the indexes of the others.
      const options = { where, sort, limit, depth: 0, pagination: false, trash: true } as const;
      const { docs } = await cms.find({ collection, ...options });
      return docs.filter(({ deletedAt }) => !deletedAt).map((doc) => ({ ...doc, collection }) as Row);
    }),
  );
  return found.flat();
}

export const idOf = (relation: string | { id: string } | null | undefined) =>
  typeof relation === 'string' ? relation : relation?.id;

const learnerOf = (row: Row) => ('learner' in row ? idOf(row.learner) : undefined);

const distinct = <Value>(values: (Value | null | undefined)[]): Value[] => [
  ...new Set(values.filter((value): value is Value => Boolean(value))),
];

export const toSummary = ({ id, collection, reference, courseName, name, state, createdAt }: Row): TransferSummary => ({
  id,
  collection,
  reference,
  courseName,
  name,
  state,
  at: createdAt,
});

async function findDuplicates(cms: Payload, receipts: string[]): Promise<Map<string, string[]>> {
  if (receipts.length === 0) return new Map();
  const select = { duplicateGroup: true } as const;
  const options = { collection: 'receipts', select, limit: maxRelated, pagination: false, depth: 0 } as const;
  const own = await cms.find({ ...options, where: { id: { in: receipts } } });
  const groups = distinct(own.docs.map(({ duplicateGroup }) => duplicateGroup));
  if (groups.length === 0) return new Map();
  const members = await cms.find({ ...options, where: { duplicateGroup: { in: groups } } });
  return new Map(
    own.docs.map(({ id, duplicateGroup }) => [
      id,
      duplicateGroup
        ? members.docs.filter((other) => other.duplicateGroup === duplicateGroup && other.id !== id).map(({ id }) => id)
        : [],
    ]),
  );
}

/** Indexed columns only. */
export async function findRelated(
  cms: Payload,
  rows: Row[],
): Promise<Map<string, { warnings: Warning[]; others: TransferSummary[] }>> {
  const duplicates = await findDuplicates(cms, distinct(rows.map(({ receipt }) => idOf(receipt))));
  const fieldIn = (field: string, values: string[]): Where[] =>
    values.length > 0 ? [{ [field]: { in: values } }] : [];
  const sameTransfer = [
    ...fieldIn('receiptDigest', distinct(rows.map(({ receiptDigest }) => receiptDigest))),
    ...fieldIn('transactionNumber', distinct(rows.map(({ transactionNumber }) => transactionNumber))),
    ...fieldIn('receipt', distinct([...duplicates.values()].flat())),
  ];
  const samePerson = [
    ...fieldIn('phone', distinct(rows.map(({ phone }) => phone))),
    ...fieldIn('email', distinct(rows.map(({ email }) => email))),
  ];
  // Separate limits: many requests of one person hide no screenshot that was used before.
  const found = await Promise.all(
    [sameTransfer, samePerson].map((or) => (or.length === 0 ? [] : findRows(cms, { or }, '-createdAt', maxRelated))),
  );
  const related = [...new Map(found.flat().map((row) => [row.id, row])).values()];
  return new Map(
    rows.map((row) => [row.id, compareWithRelated(row, related, duplicates.get(idOf(row.receipt) ?? '') ?? [])]),
  );
}

function compareWithRelated(row: Row, related: Row[], duplicates: string[]) {
  const rest = related.filter(({ id }) => id !== row.id).sort(byTime);
  const warningOf = (kind: Warning['kind'], test: (other: Row) => boolean): Warning[] => {
    const found = rest.filter(test);
    if (found.length === 0) return [];
    const toSummaries = (list: Row[]) => list.map(toSummary);
    return [
      {
        kind,
        before: toSummaries(found.filter((other) => byTime(other, row) < 0)),
        later: toSummaries(found.filter((other) => byTime(other, row) > 0)),
      },
    ];
  };
  const isSameFile = (other: Row) => Boolean(row.receiptDigest) && other.receiptDigest === row.receiptDigest;
  const isSamePerson = (other: Row) =>
    other.phone === row.phone || other.email === row.email || (learnerOf(row) && learnerOf(other) === learnerOf(row));
  return {
    warnings: [
      ...warningOf('file', isSameFile),
      ...warningOf('picture', (other) => !isSameFile(other) && duplicates.includes(idOf(other.receipt) ?? '')),
      ...warningOf(
        'transaction',
        (other) => Boolean(row.transactionNumber) && other.transactionNumber === row.transactionNumber,
      ),
    ],
    others: rest.filter(isSamePerson).map(toSummary),
  };
}

const byTime = (one: Row, other: Row) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id);
