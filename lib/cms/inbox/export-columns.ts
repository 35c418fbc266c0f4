import type { CollectionSlug } from 'payload';
import { inquiryWireKeys, readableAnswer } from '@/lib/cms/inquiries/inquiry-answers';
import type { Translated } from '@/lib/cms/language';
import { parseCommunication } from '@/lib/contract/enrolments';
import { env } from '@/lib/env';
import { yangonTime } from '@/lib/format/dates';
import { nationalPhone } from '@/lib/format/phone';
import { unsubscribeLink } from '@/lib/mail/templates/newsletter';
import { readDecisions } from '@/lib/transfers/decisions';
import { attemptTexts } from './attempt-texts';
import { channelNames } from './channel-names';
import { listTexts } from './list-texts';

export type ExportedRow = Record<string, unknown> & { ownerName?: string };
/** Title and cell are the label and value of the field `name`, unless given. */
export type Column = { name: string; title?: Translated; cell?: (row: ExportedRow, language: string) => string };

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

export const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const plainColumns = (...names: string[]): Column[] => names.map((name) => ({ name }));
const phoneColumn: Column = { name: 'phone', cell: (row) => nationalPhone(asText(row.phone)) };
const timeColumn = (name: string): Column => ({ name, cell: (row) => yangonTime(row[name] as string | null) });

const handlingColumns: Column[] = [
  ...plainColumns('handling'),
  { name: 'owner', cell: (row) => row.ownerName ?? '' },
  ...plainColumns('notes'),
];

const levelScores = (value: unknown): string =>
  Array.isArray(value) ? value.map(({ level, correct, total }) => `${level} ${correct}/${total}`).join(', ') : '';

type AttemptAnswer = { question?: string; chosen?: string | null; right?: boolean };
function attemptAnswers(value: unknown, language: string): string {
  if (!Array.isArray(value)) return '';
  const texts = attemptTexts(language);
  const lines = value.map(({ question, chosen, right }: AttemptAnswer, at) => {
    const verdict = (right ? texts.right : texts.wrong).toLowerCase();
    return `${at + 1}. ${question}: ${chosen ?? '-'} (${verdict})`;
  });
  return lines.join('\n');
}

/** Named as on the wire, like the columns of the school's own records. */
const answerColumn = (name: string): Column => ({
  name,
  title: { en: name, my: name, fr: name },
  cell: ({ answers }) => readableAnswer(name, (answers as Record<string, unknown> | null)?.[name]),
});

const lastDecision = (row: ExportedRow) => readDecisions(row.decisions).at(-1);

const transferColumns: Column[] = [
  ...plainColumns('state', 'courseName', 'price', 'statedAmount', 'transactionNumber', 'name', 'email'),
  phoneColumn,
  ...plainColumns('language'),
];
const decisionColumns: Column[] = [
  ...plainColumns('reasonCode', 'reason'),
  {
    name: 'decidedBy',
    title: { en: 'Decided by', my: 'ဆုံးဖြတ်သူ', fr: 'Décidé par' },
    cell: (row) => lastDecision(row)?.name ?? '',
  },
  {
    name: 'decidedAt',
    title: { en: 'Decided', my: 'ဆုံးဖြတ်သည့်အချိန်', fr: 'Décidé le' },
    cell: (row) => yangonTime(lastDecision(row)?.at),
  },
  ...plainColumns('notes'),
];

/** Leaves out fields that nobody may read, such as keys and hashes. */
export const exportColumns: Record<ExportedCollection, Column[]> = {
  messages: [
    ...plainColumns('reference'),
    timeColumn('createdAt'),
    ...plainColumns('name', 'email'),
    phoneColumn,
    ...plainColumns('language', 'subject', 'message', 'original'),
    ...handlingColumns,
  ],
  inquiries: [
    ...plainColumns('reference'),
    timeColumn('createdAt'),
    ...plainColumns('contactName'),
    phoneColumn,
    ...inquiryWireKeys(env().PRODUCT_KEY).map(answerColumn),
    ...plainColumns('original'),
    ...handlingColumns,
  ],
  'book-orders': [
    ...plainColumns('reference'),
    timeColumn('createdAt'),
    ...plainColumns('title', 'price', 'firstName', 'lastName'),
    phoneColumn,
    ...plainColumns('address', 'original'),
    ...handlingColumns,
  ],
  subscribers: [
    ...plainColumns('email', 'language'),
    timeColumn('createdAt'),
    { ...timeColumn('unsubscribedAt'), title: { en: 'Unsubscribed', my: 'စာရင်းမှ ထွက်သည့်အချိန်', fr: 'Désabonné le' } },
    {
      name: 'unsubscribeLink',
      title: { en: 'Unsubscribe link', my: 'စာရင်းမှ ထွက်ရန် လင့်ခ်', fr: 'Lien de désabonnement' },
      cell: ({ unsubscribeToken: token }) => (token ? unsubscribeLink(asText(token)) : ''),
    },
    ...handlingColumns,
  ],
  'level-test-attempts': [
    timeColumn('createdAt'),
    ...plainColumns('level', 'age', 'correct', 'total'),
    { name: 'perLevel', cell: ({ perLevel: value }) => levelScores(value) },
    ...plainColumns('seconds', 'timeUp', 'name'),
    phoneColumn,
    { name: 'answers', cell: ({ answers }, language) => attemptAnswers(answers, language) },
    ...handlingColumns,
  ],
  enrolments: [
    ...plainColumns('reference'),
    timeColumn('createdAt'),
    ...transferColumns,
    ...plainColumns('fbName', 'age', 'courseType'),
    {
      name: 'communication',
      cell: ({ communication }, language) =>
        channelNames(parseCommunication(asText(communication)), listTexts(language).otherChannel),
    },
    ...decisionColumns,
  ],
  'payment-requests': [...plainColumns('reference'), timeColumn('createdAt'), ...transferColumns, ...decisionColumns],
};
