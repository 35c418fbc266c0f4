import { isVideoCourse } from '@/lib/contract/courses';
import { requestPayment } from '@/lib/contract/payments';
import { badRequest, notFound } from '@/lib/errors';
import { transferReceived } from '@/lib/mail/templates/transfers';
import { payments as text } from '@/lib/text/en/payments';
import { refusal } from '@/lib/text/refusal';
import { announce } from './announce';
import { toUnicode } from './burmese';
import { findPublished } from './content';
import { storedPhone } from './phones';
import { route } from './route';
import { routes } from './routes';
import { storeTransferOnce } from './transfers';

/** Who pays is known from the session; what the form says of an e-mail address or learner is not read. */
export const payments = routes(
  route(requestPayment, async ({ body: sent, learner, idempotencyKey }) => {
    const course = await findPublished('courses', sent.course, 0);
    if (!course) throw notFound(refusal(text, 'gone'));
    if (!isVideoCourse(course)) throw badRequest(refusal(text, 'notVideo'), 'course');
    const person = { name: await toUnicode(sent.name), email: learner.email, phone: storedPhone(sent.description) };
    const transfer = {
      operation: requestPayment,
      collection: 'payment-requests' as const,
      who: learner._id,
      course,
      screenshot: sent.payment,
      screenshotField: 'payment',
      amount: sent.amount,
      transactionNumber: sent.transactionNumber,
    };
    const { cms, reference, repeated, ...stored } = await storeTransferOnce(transfer, idempotencyKey, (cms, data) =>
      cms.create({ collection: 'payment-requests', data: { ...data, ...person, learner: learner._id } }),
    );
    if (!repeated) {
      const news = { ...person, ...stored, kind: 'payment-requests' as const, reference, course: course.name };
      await announce(cms, {
        visitor: transferReceived(news),
        telegram: `Payment ${reference}: ${course.name}`,
      });
    }
    return text.requested(reference, course.name);
  }),
);
