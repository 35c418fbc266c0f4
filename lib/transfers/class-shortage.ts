import { and, eq, isNull } from 'drizzle-orm';
import type { Payload, PayloadRequest, Where } from 'payload';
import { withLocale } from '#text';
import { hasTransactions } from '@/lib/cms/audit/record-entry';
import type { Class } from '@/lib/cms/payload-types';
import { transactionOf } from '@/lib/cms/tables';
import { inTransaction } from '@/lib/cms/transactions';
import type { Mail } from '@/lib/mail/compose-mail';
import { queueMail } from '@/lib/mail/queue';
import { findStaffMailbox } from '@/lib/mail/school-contact';
import { classShortage } from '@/lib/mail/templates/class-shortage';
import { processWide } from '@/lib/process-wide';
import { transferCollections } from './decisions';
import { lineOfClass } from './mailed-seat';

const warningMs = 3 * 24 * 60 * 60 * 1000;

/** Learners who have paid, and those at the desk. */
async function countTaken(cms: Payload, { id, deskSeats }: Class): Promise<number> {
  const where: Where = { and: [{ class: { equals: id } }, { state: { in: ['Pending', 'Accepted'] } }] };
  const counts = await Promise.all(transferCollections.map((collection) => cms.count({ collection, where })));
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, deskSeats);
}

type Shortage = { class: Class; taken: number; minimum: number };

/** Open classes that begin within three days and have too few learners. */
export async function findShortages(cms: Payload, now = new Date()): Promise<Shortage[]> {
  const { docs } = await cms.find({
    collection: 'classes',
    where: {
      and: [
        { state: { equals: 'open' } },
        { minimum: { exists: true } },
        { startsAt: { greater_than: now.toISOString() } },
        { startsAt: { less_than_equal: new Date(now.getTime() + warningMs).toISOString() } },
      ],
    },
    sort: 'startsAt',
    depth: 1,
    pagination: false,
  });
  const counted = await Promise.all(
    docs.map(async (one) => ({ class: one, taken: await countTaken(cms, one), minimum: one.minimum ?? 0 })),
  );
  return counted.filter(({ taken, minimum }) => taken < minimum);
}

/** Of several instances only one reports a class, and once. */
async function claimReport(req: PayloadRequest, id: string): Promise<boolean> {
  const { drizzle, tables } = await transactionOf(req, 'classes');
  const { classes } = tables;
  const claimed = await drizzle
    .update(classes)
    .set({ shortageReportedAt: new Date().toISOString() })
    .where(and(eq(classes.id, id), isNull(classes.shortageReportedAt)))
    .returning({ id: classes.id });
  return claimed.length === 1;
}

/** Without transactions a crash between the two may repeat the mail, but must not lose it. */
async function queueReport(cms: Payload, id: string, mail: Mail): Promise<void> {
  await inTransaction(cms, async (req) => {
    if (!hasTransactions(cms)) await queueMail(cms, mail, 0, req);
    const isClaimed = await claimReport(req, id);
    if (isClaimed && hasTransactions(cms)) await queueMail(cms, mail, 0, req);
  });
}

async function reportEach(cms: Payload): Promise<void> {
  for (const { class: one, taken, minimum } of await findShortages(cms)) {
    if (one.shortageReportedAt) continue;
    const course = typeof one.course === 'object' ? one.course.name : '';
    const facts = { id: one.id, course, taken, minimum, startsAt: one.startsAt ?? '' };
    const { to, language } = await findStaffMailbox(cms);
    const mail = withLocale(language, () => classShortage(to, { ...facts, class: lineOfClass(one) }));
    await queueReport(cms, one.id, mail);
  }
}

const reporting = processWide<{ inFlight?: Promise<void> }>('shortage-reports', () => ({}));

/** Tells staff of each class once. Without transactions, two at a time would both queue the mail. */
export function reportShortages(cms: Payload): Promise<void> {
  reporting.inFlight ??= reportEach(cms).finally(() => {
    reporting.inFlight = undefined;
  });
  return reporting.inFlight;
}
