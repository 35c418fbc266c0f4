import { Hono } from 'hono';
import { isVideoCourse } from '@/lib/contract/courses';
import { paymentRequest } from '@/lib/contract/payments';
import { badRequest, notFound } from '@/lib/errors';
import { transferReceived } from '@/lib/mail/templates/transfers';
import { payments as text } from '@/lib/text/en/payments';
import { announce } from './announce';
import { answer, type Backend } from './backend';
import { toUnicode } from './burmese';
import { findPublished } from './content';
import { limited } from './middleware/limited';
import { storedPhone } from './phones';
import { learnerOf } from './sessions';
import { storeTransferOnce } from './transfers';
import { checkedUpload } from './uploads';

/** Who pays is known from the session; what the form says of an e-mail address or learner is not read. */
export const payments = new Hono<Backend>().post('/payment/request_payment', limited('requestPayment'), async (c) => {
  const learner = await learnerOf(c);
  const sent = await checkedUpload(c, paymentRequest);
  const course = await findPublished('courses', sent.course, 0);
  if (!course) throw notFound(text.gone);
  if (!isVideoCourse(course)) throw badRequest(text.notVideo);
  const person = { name: await toUnicode(sent.name), email: learner.email, phone: storedPhone(sent.description) };
  const transfer = {
    collection: 'payment-requests' as const,
    who: learner._id,
    course,
    screenshot: sent.payment,
    amount: sent.amount,
    transactionNumber: sent.transactionNumber,
  };
  const { cms, reference, repeated, ...stored } = await storeTransferOnce(c, transfer, (cms, data) =>
    cms.create({ collection: 'payment-requests', data: { ...data, ...person, learner: learner._id } }),
  );
  if (!repeated) {
    const news = { ...person, ...stored, kind: 'payment-requests' as const, reference, course: course.name };
    await announce(cms, {
      visitor: transferReceived(news),
      telegram: `Payment ${reference}: ${course.name}`,
    });
  }
  return answer(c, text.requested(reference, course.name));
});
