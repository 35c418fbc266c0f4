import { and, eq, isNull } from 'drizzle-orm';
import type { Payload, Where } from 'payload';
import { withLocale } from '#text';
import { allLabels, withLabels } from '@/lib/cms/classes/class-label';
import type { Class } from '@/lib/cms/payload-types';
import { databaseOf } from '@/lib/cms/tables';
import { writeTogether } from '@/lib/cms/write-together';
import type { Mail } from '@/lib/mail/compose-mail';
import { insertMail, sendQueuedMails } from '@/lib/mail/queue';
import { findStaffMailbox } from '@/lib/mail/school-contact';
import { classShortage } from '@/lib/mail/templates/class-shortage';
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
    ...allLabels,
  });
  const counted = await Promise.all(
    docs
      .map(withLabels)
      .map(async (one) => ({ class: one, taken: await countTaken(cms, one), minimum: one.minimum ?? 0 })),
  );
  return counted.filter(({ taken, minimum }) => taken < minimum);
}

/** Of several instances only one reports a class, and once. */
async function report(cms: Payload, id: string, mail: Mail): Promise<void> {
  const { classes } = databaseOf(cms, 'classes').tables;
  const isDue = and(eq(classes.id, id), isNull(classes.shortageReportedAt));
  const shortageReportedAt = new Date().toISOString();
  const isReported = await writeTogether(cms, (drizzle) => [
    drizzle.update(classes).set({ shortageReportedAt }).where(isDue).returning({ id: classes.id }),
    insertMail(cms, drizzle, mail),
  ]);
  if (isReported) await sendQueuedMails();
}

/** Tells staff of each class once. */
export async function reportShortages(cms: Payload): Promise<void> {
  for (const { class: one, taken, minimum } of await findShortages(cms)) {
    if (one.shortageReportedAt) continue;
    const course = typeof one.course === 'object' ? one.course.name : '';
    const facts = { id: one.id, course, taken, minimum, startsAt: one.startsAt ?? '' };
    const { to, language } = await findStaffMailbox(cms);
    const mail = withLocale(language, () => classShortage(to, { ...facts, class: lineOfClass(one) }));
    await report(cms, one.id, mail);
  }
}
