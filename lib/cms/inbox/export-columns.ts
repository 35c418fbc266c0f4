import type { CollectionSlug } from 'payload';
import { parseCommunication } from '@/lib/contract/enrolments';
import { env } from '@/lib/env';
import { yangonTime } from '@/lib/format/dates';
import { unsubscribeLink } from '@/lib/mail/templates/newsletter';
import { readDecisions } from '@/lib/transfers/decisions';
import { inquiryWireKeys, readableAnswer } from './inquiry-answers';

/** A row as it is stored, with the name of the member of staff who owns it. */
export type ExportedRow = Record<string, unknown> & { ownerName?: string };
export type Column = { title: string; cell: (row: ExportedRow) => string };

export const exportedCollections = [
  'messages',
  'inquiries',
  'book-orders',
  'subscribers',
  'level-test-attempts',
  'enrolments',
  'payment-requests',
] as const satisfies CollectionSlug[];
export type ExportedCollection = (typeof exportedCollections)[number];

const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const plain = (...names: string[]): Column[] => names.map((title) => ({ title, cell: (row) => asText(row[title]) }));
const moment = (title: string): Column => ({ title, cell: (row) => yangonTime(row[title] as string | null) });

const handled: Column[] = [
  ...plain('handling'),
  { title: 'owner', cell: (row) => row.ownerName ?? '' },
  ...plain('notes'),
];

const perLevel = (value: unknown): string =>
  Array.isArray(value) ? value.map(({ level, correct, total }) => `${level} ${correct}/${total}`).join(', ') : '';

/** One answer of a level test as it is stored. */
type Marked = { question?: string; chosen?: string | null; right?: boolean };
const marked = (value: unknown): string =>
  Array.isArray(value)
    ? value
        .map(
          ({ question, chosen, right }: Marked, at) =>
            `${at + 1}. ${question}: ${chosen ?? '-'} (${right ? 'right' : 'wrong'})`,
        )
        .join('\n')
    : '';

// An inquiry's answers keep their names on the wire, so that the columns are those of the school's records.
const answer = (title: string): Column => ({
  title,
  cell: ({ answers }) => readableAnswer(title, (answers as Record<string, unknown> | null)?.[title]),
});

const lastDecision = (row: ExportedRow) => readDecisions(row.decisions).at(-1);

const transfer: Column[] = [
  ...plain('state', 'courseName', 'price', 'statedAmount', 'transactionNumber', 'name', 'email', 'phone'),
];
const decided: Column[] = [
  ...plain('reason'),
  { title: 'decidedBy', cell: (row) => lastDecision(row)?.name ?? '' },
  { title: 'decidedAt', cell: (row) => yangonTime(lastDecision(row)?.at) },
  ...plain('notes'),
];

/** The columns of each export. Fields that nobody may read (keys, hashes) are in none. */
export const exportColumns: Record<ExportedCollection, Column[]> = {
  messages: [
    ...plain('reference'),
    moment('createdAt'),
    ...plain('name', 'email', 'phone', 'subject', 'message', 'original'),
    ...handled,
  ],
  inquiries: [
    ...plain('reference'),
    moment('createdAt'),
    ...plain('contactName', 'phone'),
    ...inquiryWireKeys(env().PRODUCT_KEY).map(answer),
    ...plain('original'),
    ...handled,
  ],
  'book-orders': [
    ...plain('reference'),
    moment('createdAt'),
    ...plain('title', 'price', 'firstName', 'lastName', 'phone', 'address', 'original'),
    ...handled,
  ],
  subscribers: [
    ...plain('email'),
    moment('createdAt'),
    moment('unsubscribedAt'),
    // For the foot of whatever staff send to their list.
    { title: 'unsubscribeLink', cell: ({ unsubscribeToken: token }) => (token ? unsubscribeLink(asText(token)) : '') },
    ...handled,
  ],
  'level-test-attempts': [
    moment('createdAt'),
    ...plain('level', 'age', 'correct', 'total'),
    { title: 'perLevel', cell: ({ perLevel: value }) => perLevel(value) },
    ...plain('seconds', 'timeUp', 'name', 'phone'),
    { title: 'answers', cell: ({ answers }) => marked(answers) },
    ...handled,
  ],
  enrolments: [
    ...plain('reference'),
    moment('createdAt'),
    ...transfer,
    ...plain('fbName', 'age', 'courseType'),
    { title: 'communication', cell: ({ communication }) => parseCommunication(asText(communication)).join(', ') },
    ...decided,
  ],
  'payment-requests': [...plain('reference'), moment('createdAt'), ...transfer, ...decided],
};
