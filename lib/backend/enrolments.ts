import { getLocale, getText } from '#text';
import { isVideoCourse } from '@/lib/contract/courses';
import { enrol, zoomCourseTypes } from '@/lib/contract/enrolments';
import { badRequest, notFound } from '@/lib/errors';
import { toUnicode } from '@/lib/format/burmese';
import { toLatinDigits } from '@/lib/format/digits';
import { fill } from '@/lib/text/fill';
import { refusal } from '@/lib/text/refusal';
import { newReference } from '@/lib/transfers/new-reference';
import { accountOf } from './accounts/children';
import { findPublishedById } from './content';
import { notifyTransfer } from './notify-transfer';
import { normalizePhone } from './phones';
import { findReservation, payReservation } from './reservation-payments';
import { route } from './route';
import { routes } from './routes';
import { findChosenClass, storeTransfer } from './transfers';

const [groupCourseType] = zoomCourseTypes;

export const enrolments = routes(
  route(enrol, async ({ params, body, learner, idempotencyId }) => {
    const text = getText('enrolments');
    const { website, snapShot, ...sent } = body;
    const course = await findPublishedById('courses', params.courseId, 0);
    if (!course) throw notFound(refusal('enrolments', 'gone'));
    if (isVideoCourse(course)) throw badRequest(refusal('enrolments', 'isVideo'));
    if (website) return fill(text.enrolled, { reference: newReference(), course: course.name });
    const phone = normalizePhone(sent.phNumber);
    const person = { name: await toUnicode(sent.name), email: sent.email, phone, language: getLocale() };
    const reservation = await findReservation({ ...sent, collection: 'enrolments', course: course.id, person });
    const chosenClass = reservation?.class ?? (await findChosenClass(sent.class, course));
    const account = await accountOf(learner, sent.child, reservation);
    const fbName = await toUnicode(sent.fbName);
    const age = Number(toLatinDigits(sent.age));
    const transfer = {
      operation: enrol,
      collection: 'enrolments' as const,
      sender: phone,
      student: { name: person.name, age },
      course,
      class: chosenClass,
      needsSeat: sent.courseType.includes(groupCourseType),
      reservation,
      screenshot: snapShot,
      screenshotField: 'snapShot',
      amount: sent.amount,
      transactionNumber: sent.transactionNumber,
    };
    const { cms, ...stored } = await storeTransfer(transfer, idempotencyId, (cms, data) => {
      const row = {
        ...data,
        ...person,
        ...account,
        fbName,
        age,
        courseType: sent.courseType,
        ruleStatus: true,
        communication: sent.communication,
        courseStart: chosenClass?.startsAt ?? course.startCourse,
      };
      return reservation ? payReservation(cms, reservation, row) : cms.create({ collection: 'enrolments', data: row });
    });
    await notifyTransfer(cms, {
      ...person,
      ...stored,
      kind: 'enrolments',
      course: course.name,
      class: chosenClass,
    });
    return fill(text.enrolled, { reference: stored.reference, course: course.name });
  }),
);
