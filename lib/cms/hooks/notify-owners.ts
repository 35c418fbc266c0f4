import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, Payload, PayloadRequest } from 'payload';
import { getLocale, getText, withLocale } from '#text';
import { announceMails } from '@/lib/cms/audit/pending-entries';
import type { AdminLanguage, Translated } from '@/lib/cms/language';
import type { PaymentDetail, School } from '@/lib/cms/payload-types';
import { languageOf } from '@/lib/cms/people/staff-devices';
import { toLabel } from '@/lib/cms/text/label';
import { settingsTexts } from '@/lib/cms/text/settings';
import { env } from '@/lib/env';
import type { Mail } from '@/lib/mail/compose-mail';
import { queueMail } from '@/lib/mail/queue';
import { type SettingsChange, settingsChanged } from '@/lib/mail/templates/settings';

type Rows = SettingsChange['rows'];

async function findOwners(cms: Payload): Promise<{ to: string; language: AdminLanguage }[]> {
  const { docs } = await cms.find({
    collection: 'staff',
    where: { and: [{ roles: { in: ['owner'] } }, { suspended: { not_equals: true } }] },
    select: { email: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return Promise.all(docs.map(async ({ id, email }) => ({ to: email, language: await languageOf(cms, id) })));
}

/** To each owner, in the language of the admin that this owner used last. */
const composeForOwners = async (cms: Payload, write: (to: string) => Mail): Promise<Mail[]> =>
  (await findOwners(cms)).map(({ to, language }) => withLocale(language, () => write(to)));

export async function mailOwners(cms: Payload, write: (to: string) => Mail): Promise<void> {
  for (const mail of await composeForOwners(cms, write)) await queueMail(cms, mail);
}

const idOf = (relation: unknown) => (relation as { id?: string } | null)?.id ?? relation ?? null;
const comparable = (value: unknown) => JSON.stringify(value ?? null);

const paymentTexts = settingsTexts['payment-details'];

function formatAccounts({ accounts }: PaymentDetail): string {
  const lines = (accounts ?? []).map(({ kind, provider, accountName, accountNumber, note, qr }) =>
    [
      provider,
      toLabel(paymentTexts['accounts.kind'].options[kind])[getLocale()],
      accountName,
      accountNumber,
      note,
      idOf(qr) && `${toLabel(paymentTexts['accounts.qr'].label)[getLocale()]} ${String(idOf(qr)).slice(0, 8)}`,
    ]
      .filter(Boolean)
      .join(', '),
  );
  return lines.join('\n') || getText('staffMails').none;
}

const textFields = [
  'notice',
  'bookOrderNote',
  'transferInstruction',
  'checkoutTitle',
  'rulesGroup',
  'rulesPrivate',
] as const satisfies (keyof PaymentDetail)[];

export function paymentChanges(before: PaymentDetail, now: PaymentDetail): Rows {
  const text = getText('staffMails');
  const rows: Rows = [];
  if (formatAccounts(before) !== formatAccounts(now)) {
    rows.push([text.accountsBefore, formatAccounts(before)], [text.accountsNow, formatAccounts(now)]);
  }
  const changed = textFields.filter((field) => comparable(before[field]) !== comparable(now[field]));
  const labels = changed.map((field) => toLabel(paymentTexts[field].label)[getLocale()]);
  if (labels.length > 0) rows.push([text.textsChanged, labels.join(', ')]);
  return rows;
}

export function noticeChanges(before: School, now: School): Rows {
  const text = getText('staffMails');
  const [old, current] = [before.email || env().OWNER_EMAIL, now.email || env().OWNER_EMAIL];
  return old === current
    ? []
    : [
        [text.noticesBefore, old],
        [text.noticesNow, current],
      ];
}

type Changes<Document> = (before: Document, now: Document) => Rows;
type Save<Document> = { slug: string; before: Document; now: Document; req: PayloadRequest };

/** Emails all owners, in the language of each, when a save produces rows. */
export function notifyOwners<Document extends object>(label: Translated, changes: Changes<Document>) {
  const compose = async ({ slug, before, now, req }: Save<Document>): Promise<Mail[]> => {
    if (changes(before, now).length === 0) return [];
    const change = { slug, by: req.user?.name ?? req.user?.email, at: new Date() };
    return composeForOwners(req.payload, (to) =>
      settingsChanged(to, { ...change, settings: label[getLocale()], rows: changes(before, now) }),
    );
  };
  const beforeChange: GlobalBeforeChangeHook = async ({ data, originalDoc, global: { slug }, req }) => {
    // Demonstration content at the first start.
    if (!req.user && !originalDoc?.createdAt) return data;
    const mails = await compose({ slug, before: originalDoc, now: { ...originalDoc, ...data }, req });
    await announceMails(req, slug, null, mails);
    return data;
  };
  /** Restoring a version has no hook before it. */
  const afterChange: GlobalAfterChangeHook = async ({ doc, previousDoc, global: { slug }, req }) => {
    if (!req.context.isRestoringVersion) return doc;
    for (const mail of await compose({ slug, before: previousDoc, now: doc, req }))
      await queueMail(req.payload, mail, { req });
    return doc;
  };
  return { beforeChange, afterChange };
}
