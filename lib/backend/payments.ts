import { getLocale, getText } from '#text';
import { isVideoCourse } from '@/lib/contract/courses';
import { requestPayment } from '@/lib/contract/payments';
import { badRequest, notFound } from '@/lib/errors';
import { toUnicode } from '@/lib/format/burmese';
import { fill } from '@/lib/text/fill';
import { refusal } from '@/lib/text/refusal';
import { accountOf } from './accounts/children';
import { findPublishedById } from './content';
import { notifyTransfer } from './notify-transfer';
import { normalizePhone } from './phones';
import { findReservation, payReservation } from './reservation-payments';
import { route } from './route';
import { routes } from './routes';
import { findChosenClass, storeTransfer } from './transfers';

export const payments = routes(
  route(requestPayment, async ({ body: sent, learner, idempotencyId }) => {
    const text = getText('payments');
    const course = await findPublishedById('courses', sent.course, 0);
    if (!course) throw notFound(refusal('payments', 'gone'));
    if (!isVideoCourse(course)) throw badRequest(refusal('payments', 'notVideo'), 'course');
    const phone = normalizePhone(sent.description);
    const person = { name: await toUnicode(sent.name), email: learner.email, phone, language: getLocale() };
    const reservation = await findReservation({ ...sent, collection: 'payment-requests', course: course.id, person });
    const account = await accountOf(learner, sent.child);
    const transfer = {
      operation: requestPayment,
      collection: 'payment-requests' as const,
      sender: learner._id,
      student: { name: person.name, child: account.child ?? null },
      course,
      class: reservation?.class ?? (await findChosenClass(sent.class, course)),
      reservation,
      screenshot: sent.payment,
      screenshotField: 'payment',
      amount: sent.amount,
      transactionNumber: sent.transactionNumber,
    };
    const { cms, ...stored } = await storeTransfer(transfer, idempotencyId, (cms, data) => {
      const row = { ...data, ...person, ...account, learner: learner._id };
      return reservation
        ? payReservation(cms, reservation, row)
        : cms.create({ collection: 'payment-requests', data: row });
    });
    await notifyTransfer(cms, {
      ...person,
      ...stored,
      kind: 'payment-requests',
      course: course.name,
      class: transfer.class,
    });
    return fill(text.requested, { reference: stored.reference, course: course.name });
  }),
);
