import { answeredFields } from '@/lib/cms/inbox/inquiry-answers';
import { createInquiryFor, ownFields } from '@/lib/contract/inquiries';
import { inquiryKeys } from '@/lib/contract/inquiry-keys';
import { env } from '@/lib/env';
import { isNumericPhone, toE164 } from '@/lib/format/phone';
import { inquiryNotice, inquiryReceived } from '@/lib/mail/templates/inquiries';
import { inquiries as text } from '@/lib/text/en/inquiries';
import { announce } from './announce';
import { unicodeFields } from './burmese';
import { storeOnce } from './intake';
import { spendForSender } from './middleware/limited';
import { storedPhone } from './phones';
import { newReference } from './reference';
import { route } from './route';
import { routes } from './routes';

type Answers = Record<string, string | undefined>;

const product = env().PRODUCT_KEY;

const createInquiry = createInquiryFor(product);

export const inquiries = routes(
  route(createInquiry, async ({ body, idempotencyKey }) => {
    const { website, ...sent } = ownFields(body, product);
    if (website) return text.stored(newReference());
    await spendForSender(createInquiry, sent.email.toLowerCase());
    const { fields: answers, original } = await unicodeFields<Answers>(sent);
    const { heard } = inquiryKeys(product);
    const number = sent.Students && isNumericPhone(sent.Students) && toE164(sent.Students);
    const row = {
      email: sent.email,
      type: sent.type as string,
      contactName: answers.contentNameOrPerson ?? sent.contentNameOrPerson,
      phone: number ? storedPhone(sent.Students ?? '') : undefined,
      school: answers.schoolOrcampus,
      heardAbout: answers[heard],
      answers,
      original,
    };
    const { cms, id, reference, repeated } = await storeOnce('inquiries', sent, idempotencyKey, (cms, marks) =>
      cms.create({ collection: 'inquiries', data: { ...row, ...marks, handling: 'new' } }),
    );
    if (!repeated) {
      const stored = { ...row, id, reference, answered: answeredFields(answers, product) };
      await announce(cms, {
        staff: (to) => inquiryNotice(to, stored),
        visitor: inquiryReceived(stored),
        telegram: `Inquiry ${reference} from ${row.contactName}`,
      });
    }
    return text.stored(reference);
  }),
);
