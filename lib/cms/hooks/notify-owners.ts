import type { GlobalAfterChangeHook, Payload } from 'payload';
import { withLocale } from '#text';
import type { AdminLanguage } from '@/lib/cms/language';
import type { PaymentDetail, School } from '@/lib/cms/payload-types';
import { languageOf } from '@/lib/cms/people/staff-devices';
import { env } from '@/lib/env';
import type { Mail } from '@/lib/mail/compose-mail';
import { queueMail } from '@/lib/mail/queue';
import { type SettingsChange, settingsChanged } from '@/lib/mail/templates/settings';

type Rows = SettingsChange['rows'];

async function findOwners(cms: Payload): Promise<{ to: string; language: AdminLanguage }[]> {
  const { docs } = await cms.find({
    collection: 'staff',
    where: { roles: { in: ['owner'] } },
    select: { email: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return Promise.all(docs.map(async ({ id, email }) => ({ to: email, language: await languageOf(cms, id) })));
}

/** To each owner, in the language of the admin that this owner used last. */
export async function mailOwners(cms: Payload, write: (to: string) => Mail): Promise<void> {
  for (const { to, language } of await findOwners(cms)) {
    await queueMail(
      cms,
      withLocale(language, () => write(to)),
    );
  }
}

const idOf = (relation: unknown) => (relation as { id?: string } | null)?.id ?? relation ?? null;
const comparable = (value: unknown) => JSON.stringify(value ?? null);

function formatAccounts({ accounts }: PaymentDetail): string {
  const lines = (accounts ?? []).map(({ kind, provider, accountName, accountNumber, note, qr }) =>
    [provider, kind, accountName, accountNumber, note, idOf(qr) && `QR code ${String(idOf(qr)).slice(0, 8)}`]
      .filter(Boolean)
      .join(', '),
  );
  return lines.join('\n') || 'None';
}

const paymentTexts = {
  notice: 'Notice above the accounts',
  bookOrderNote: 'How a book is paid',
  transferInstruction: 'Transfer instruction',
  checkoutTitle: 'Checkout title',
  rulesGroup: 'Rules of the group course',
  rulesPrivate: 'Rules of the private course',
} satisfies Partial<Record<keyof PaymentDetail, string>>;

export function paymentChanges(before: PaymentDetail, now: PaymentDetail): Rows {
  const rows: Rows = [];
  if (formatAccounts(before) !== formatAccounts(now)) {
    rows.push(['Accounts before', formatAccounts(before)], ['Accounts now', formatAccounts(now)]);
  }
  const texts = Object.entries(paymentTexts).filter(([field]) => {
    const key = field as keyof typeof paymentTexts;
    return comparable(before[key]) !== comparable(now[key]);
  });
  if (texts.length > 0) rows.push(['Texts changed', texts.map(([, label]) => label).join(', ')]);
  return rows;
}

export function noticeChanges(before: School, now: School): Rows {
  const [old, current] = [before.email || env().OWNER_EMAIL, now.email || env().OWNER_EMAIL];
  return old === current
    ? []
    : [
        ['Notices went to', old],
        ['Notices now go to', current],
      ];
}

/** Emails all owners when a save produces rows. Never fails the save. */
export const notifyOwners =
  <Document>(settings: string, changes: (before: Document, now: Document) => Rows): GlobalAfterChangeHook =>
  async ({ doc, previousDoc, global: { slug }, req }) => {
    // Demonstration content at the first start.
    if (!req.user && !previousDoc?.createdAt) return doc;
    const rows = changes(previousDoc, doc);
    if (rows.length === 0) return doc;
    const change = { settings, slug, by: req.user?.name ?? req.user?.email, at: new Date(), rows };
    try {
      await mailOwners(req.payload, (to) => settingsChanged(to, change));
    } catch (error) {
      console.error(`The mail about a change of “${settings}” could not be queued.`, (error as Error).name);
    }
    return doc;
  };
