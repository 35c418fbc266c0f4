import type { Payload, Where } from 'payload';
import { openCms } from '@/lib/cms/open';
import type { Inquiry } from '@/lib/cms/payload-types';
import { isEmail } from '@/lib/contract/fields';
import { askStatus, type StatusAnswer } from '@/lib/contract/status';
import { notFound } from '@/lib/errors';
import { status as text } from '@/lib/text/en/status';
import { refusal } from '@/lib/text/refusal';
import { spendForSender } from './middleware/limited';
import { storedPhone } from './phones';
import { readReference } from './reference';
import { route } from './route';
import { routes } from './routes';

type Asked = { reference: string; phone: string; email?: string };

const exactly = ({ reference, phone }: Asked) => ({
  where: { reference: { equals: reference }, phone: { equals: phone } } satisfies Where,
  limit: 1,
  depth: 0,
  pagination: false,
});

/** An inquiry is known by its phone; a school gives none, so its inquiry is known by its e-mail. */
function isTheirs({ phone, email, answers }: Inquiry, asked: Asked): boolean {
  if (phone) return phone === asked.phone;
  const { emailAddressOrProposalSubmissions: proposals } = answers as Record<string, unknown>;
  return [email, proposals].some((known) => typeof known === 'string' && known.toLowerCase() === asked.email);
}

/** What belongs to this reference and this phone or e-mail, wherever it is kept. All places are always asked: time tells a guesser nothing. */
async function findAnswer(cms: Payload, asked: Asked): Promise<StatusAnswer | undefined> {
  const [enrolments, payments, orders, inquiries] = await Promise.all([
    cms.find({ collection: 'enrolments', ...exactly(asked) }),
    cms.find({ collection: 'payment-requests', ...exactly(asked) }),
    cms.find({ collection: 'book-orders', ...exactly(asked) }),
    cms.find({ collection: 'inquiries', ...exactly(asked), where: { reference: { equals: asked.reference } } }),
  ]);
  const transfer = (kind: string) => (one: (typeof enrolments.docs | typeof payments.docs)[number]) => ({
    kind,
    state: one.state,
    at: one.updatedAt,
    title: one.courseName,
    reason: one.reason ?? undefined,
  });
  const [found] = [
    ...enrolments.docs.map(transfer('enrolment')),
    ...payments.docs.map(transfer('payment')),
    ...orders.docs.map(({ handling, updatedAt, title }) => ({
      kind: 'book order',
      state: text.handling[handling],
      at: updatedAt,
      title,
    })),
    ...inquiries.docs
      .filter((inquiry) => isTheirs(inquiry, asked))
      .map(({ handling, updatedAt }) => ({ kind: 'inquiry', state: text.handling[handling], at: updatedAt })),
  ];
  return found;
}

/** Where something stands. A wrong phone and a reference that does not exist are told apart by nobody. */
export const status = routes(
  route(askStatus, async ({ body }) => {
    const { reference: typed, phone: given } = body;
    const reference = readReference(typed);
    // Counted by reference as well: one that is known must not be tried with phone after phone.
    await spendForSender(askStatus, `status:${reference}`);
    const email = isEmail(given) ? given.toLowerCase() : undefined;
    const found = await findAnswer(await openCms(), { reference, phone: storedPhone(given), email });
    if (!found) throw notFound(refusal(text, 'unknown'));
    return found;
  }),
);
