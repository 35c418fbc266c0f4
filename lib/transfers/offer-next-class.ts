import { createHash } from 'node:crypto';
import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload';
import { isValidationError } from '@/lib/cms/errors';
import { reportContentChange } from '@/lib/cms/hooks/refresh-site';
import type { Class, Course } from '@/lib/cms/payload-types';
import { inTransaction } from '@/lib/cms/transactions';
import { applyDiscount } from '@/lib/format/price';
import { queueMail } from '@/lib/mail/queue';
import { findSchoolPhone } from '@/lib/mail/school-contact';
import { nextClassOffered } from '@/lib/mail/templates/reservations';
import { findFreeSeat } from './class-seats';
import { initialReminder } from './hold-hours';
import { toMailedSeat } from './mailed-seat';
import type { SeatRow } from './move-seat';
import { newReference } from './new-reference';
import { courseIdOf, createNextClass, findFinishing, findNextClass } from './next-class';
import { NextClassRefusedError } from './next-class-refusal';
import { findSeatRows } from './waiting-list';

const dayMs = 24 * 60 * 60 * 1000;

/** Unique: a learner of the class before is offered the next one once. */
const keyOf = (next: Class, row: SeatRow) =>
  createHash('sha256').update(`next-class\n${next.id}\n${row.id}`).digest('hex');

export async function listLearners(cms: Payload, id: string): Promise<SeatRow[]> {
  const where: Where = { and: [{ class: { equals: id } }, { state: { equals: 'Accepted' } }] };
  return findSeatRows(cms, where, ['createdAt', 'id']);
}

/** The learners who have not been offered the class that follows. */
export async function listNotOffered(cms: Payload, learners: SeatRow[], next: Class): Promise<SeatRow[]> {
  const keys = learners.map((row) => keyOf(next, row));
  const stored = await Promise.all(
    [...new Set(learners.map(({ collection }) => collection))].map((collection) =>
      cms.find({
        collection,
        where: { idempotencyKey: { in: keys } },
        select: { idempotencyKey: true },
        depth: 0,
        pagination: false,
        trash: true,
      }),
    ),
  );
  const offered = new Set(stored.flatMap(({ docs }) => docs.map(({ idempotencyKey }) => idempotencyKey)));
  return learners.filter((row) => !offered.has(keyOf(next, row)));
}

type Hold = {
  next: Class;
  course: Course;
  heldUntil: string;
  schoolPhone: string | undefined;
  /** Who offers it, for the audit log. */
  user: PayloadRequest['user'];
};

/** The details that a learner would otherwise type again. */
function copyPerson(row: SeatRow) {
  const { name, email, phone, language, learner, child } = row;
  const person = { name, email, phone, language, learner, child };
  if (!('fbName' in row)) return person;
  const { fbName, age, courseType, ruleStatus, communication } = row;
  return { ...person, fbName, age, courseType, ruleStatus, communication };
}

/** Once for each seat. */
const queueOffer = (cms: Payload, row: SeatRow, { next, schoolPhone }: Hold, req?: PayloadRequest) =>
  queueMail(cms, nextClassOffered(toMailedSeat(row, next, schoolPhone)), { key: ['next-class', row.id], req });

async function listHeld(cms: Payload, learners: SeatRow[], next: Class): Promise<SeatRow[]> {
  const idempotencyKey = { in: learners.map((row) => keyOf(next, row)) };
  return findSeatRows(cms, { and: [{ idempotencyKey }, { state: { equals: 'Reserved' } }] }, ['createdAt', 'id']);
}

/** One row and its mail. Nothing if the class is full, or if somebody else has just offered it. */
async function holdSeat(cms: Payload, row: SeatRow, hold: Hold): Promise<void> {
  const { next, course, heldUntil, user } = hold;
  const { collection } = row;
  const { price, off } = course;
  // Each seat can be lost to a concurrent request.
  for (let tries = 0; tries < 5 + next.seats; tries++) {
    if ((await listNotOffered(cms, [row], next)).length === 0) return;
    const seat = await findFreeSeat(cms, next.id);
    if (seat === undefined) return;
    const data = {
      ...copyPerson(row),
      course: course.id,
      courseName: course.name,
      class: next.id,
      price: next.price ?? (off ? applyDiscount(price, off) : price),
      state: 'Reserved' as const,
      seat,
      heldUntil,
      remindedAt: initialReminder(heldUntil),
      decisions: [],
      reference: newReference(),
      idempotencyKey: keyOf(next, row),
    };
    try {
      const ownReq = await createLocalReq(user ? { user } : {}, cms);
      return await inTransaction(
        cms,
        async (req) => {
          const stored = await cms.create({ collection, data, depth: 0, req });
          await queueOffer(cms, { ...stored, collection } as SeatRow, hold, req);
        },
        ownReq,
      );
    } catch (error) {
      if (!isValidationError(error)) throw error;
    }
  }
}

type OfferRequest = { class: string; course: string; days: number };

/** Creates the class that follows, if there is none, and holds a seat in it for each learner who has none yet. */
export async function offerNextClass(
  req: PayloadRequest,
  { class: id, course: chosen, days }: OfferRequest,
): Promise<void> {
  const { payload: cms, user } = req;
  const source = await findFinishing(cms, id);
  if (!source) throw new NextClassRefusedError('unknown');
  const next = (await findNextClass(cms, id)) ?? (await createNextClass(req, source, chosen));
  if (next.deletedAt) throw new NextClassRefusedError('inRecycleBin');
  if (next.state === 'cancelled' || next.state === 'finished') throw new NextClassRefusedError('closed');
  const course = await cms.findByID({ collection: 'courses', id: courseIdOf(next), depth: 0 });
  const heldUntil = new Date(Date.now() + days * dayMs).toISOString();
  const hold = { next, course, heldUntil, schoolPhone: await findSchoolPhone(cms), user };
  const learners = await listLearners(cms, id);
  for (const row of await listNotOffered(cms, learners, next)) await holdSeat(cms, row, hold);
  // Without transactions a crash may have left a seat without its mail.
  for (const row of await listHeld(cms, learners, next)) await queueOffer(cms, row, hold);
  await reportContentChange(cms, 'classes');
}
