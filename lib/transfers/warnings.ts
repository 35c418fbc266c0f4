import type { Payload, Where } from 'payload';
import type { Enrolment, PaymentRequest } from '@/lib/cms/payload-types';
import { type TransferCollection, transferCollections } from './decisions';

export type Row = (Enrolment | PaymentRequest) & { collection: TransferCollection };

/** A request as another one refers to it. */
export type Mention = {
  id: string;
  collection: TransferCollection;
  reference: string;
  courseName: string;
  name: string;
  state: Row['state'];
  at: string;
};

/** The same picture, a copy of it, or the same transaction number: sent before this request, or again after it. */
export type Warning = { kind: 'image' | 'similar' | 'transaction'; before: Mention[]; later: Mention[] };

const maxRelated = 200;

export async function findRows(
  cms: Payload,
  where: Where,
  sort: string,
  limit: number,
): Promise<{ docs: Row[]; total: number }> {
  const found = await Promise.all(
    transferCollections.map(async (collection) => {
      const { docs, totalDocs } = await cms.find({ collection, where, sort, limit, depth: 0 });
      return { docs: docs.map((doc) => ({ ...doc, collection }) as Row), totalDocs };
    }),
  );
  return {
    docs: found.flatMap(({ docs }) => docs),
    total: found.reduce((sum, { totalDocs }) => sum + totalDocs, 0),
  };
}

export const idOf = (relation: string | { id: string } | null | undefined) =>
  typeof relation === 'string' ? relation : relation?.id;

const learnerOf = (row: Row) => ('learner' in row ? idOf(row.learner) : undefined);

const distinct = <Value>(values: (Value | null | undefined)[]): Value[] => [
  ...new Set(values.filter((value): value is Value => Boolean(value))),
];

export const mentionOf = ({ id, collection, reference, courseName, name, state, createdAt }: Row): Mention => ({
  id,
  collection,
  reference,
  courseName,
  name,
  state,
  at: createdAt,
});

/** Each receipt's duplicates. They were found when it was stored; here they are looked up. */
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

/** What is on record about these requests: every look-up is by an index. */
export async function findRelated(
  cms: Payload,
  rows: Row[],
): Promise<Map<string, { warnings: Warning[]; others: Mention[] }>> {
  const duplicates = await findDuplicates(cms, distinct(rows.map(({ receipt }) => idOf(receipt))));
  const either = (field: string, values: string[]): Where[] => (values.length > 0 ? [{ [field]: { in: values } }] : []);
  const or = [
    ...either('receiptDigest', distinct(rows.map(({ receiptDigest }) => receiptDigest))),
    ...either('transactionNumber', distinct(rows.map(({ transactionNumber }) => transactionNumber))),
    ...either('receipt', distinct([...duplicates.values()].flat())),
    ...either('phone', distinct(rows.map(({ phone }) => phone))),
    ...either('email', distinct(rows.map(({ email }) => email))),
  ];
  const related = or.length === 0 ? [] : (await findRows(cms, { or }, '-createdAt', maxRelated)).docs;
  return new Map(rows.map((row) => [row.id, relate(row, related, duplicates.get(idOf(row.receipt) ?? '') ?? [])]));
}

function relate(row: Row, related: Row[], duplicates: string[]) {
  const rest = related.filter(({ id }) => id !== row.id).sort(byTime);
  const warn = (kind: Warning['kind'], test: (other: Row) => boolean): Warning[] => {
    const found = rest.filter(test);
    if (found.length === 0) return [];
    const mentions = (list: Row[]) => list.map(mentionOf);
    return [
      {
        kind,
        before: mentions(found.filter((other) => byTime(other, row) < 0)),
        later: mentions(found.filter((other) => byTime(other, row) > 0)),
      },
    ];
  };
  const isSameFile = (other: Row) => Boolean(row.receiptDigest) && other.receiptDigest === row.receiptDigest;
  const isSamePerson = (other: Row) =>
    other.phone === row.phone || other.email === row.email || (learnerOf(row) && learnerOf(other) === learnerOf(row));
  return {
    warnings: [
      ...warn('image', isSameFile),
      ...warn('similar', (other) => !isSameFile(other) && duplicates.includes(idOf(other.receipt) ?? '')),
      ...warn(
        'transaction',
        (other) => Boolean(row.transactionNumber) && other.transactionNumber === row.transactionNumber,
      ),
    ],
    others: rest.filter(isSamePerson).map(mentionOf),
  };
}

const byTime = (one: Row, other: Row) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id);
