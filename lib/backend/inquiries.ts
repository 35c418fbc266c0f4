import { getLocale, getText } from '#text';
import { listAnswers } from '@/lib/cms/inquiries/inquiry-answers';
import { createInquiryFor, ownFields } from '@/lib/contract/inquiries';
import { inquiryKeys } from '@/lib/contract/inquiry-keys';
import { env } from '@/lib/env';
import { fieldsToUnicode } from '@/lib/format/burmese';
import { isNumericPhone, toE164 } from '@/lib/format/phone';
import { inquiryNotice, inquiryReceived } from '@/lib/mail/templates/inquiries';
import { fill } from '@/lib/text/fill';
import { newReference } from '@/lib/transfers/new-reference';
import { notify } from './notifications';
import { normalizePhone } from './phones';
import { consumeSenderLimit } from './rate-limits';
import { route } from './route';
import { routes } from './routes';
import { storeSubmission } from './submissions';

type Answers = Record<string, string | undefined>;

const product = env().PRODUCT_KEY;

const createInquiry = createInquiryFor(product);

export const inquiries = routes(
  route(createInquiry, async ({ body, idempotencyId }) => {
    const text = getText('inquiries');
    const { website, ...sent } = ownFields(body, product);
    if (website) return fill(text.stored, { reference: newReference() });
    await consumeSenderLimit(createInquiry, sent.email.toLowerCase());
    const { fields: answers, original } = await fieldsToUnicode<Answers>(sent);
    const { heard } = inquiryKeys(product);
    const number = sent.Students && isNumericPhone(sent.Students) && toE164(sent.Students);
    const row = {
      email: sent.email,
      language: getLocale(),
      type: sent.type as string,
      contactName: answers.contentNameOrPerson ?? sent.contentNameOrPerson,
      phone: number ? normalizePhone(sent.Students ?? '') : undefined,
      school: answers.schoolOrcampus,
      heardAbout: answers[heard],
      answers,
      original,
    };
    const { cms, id, reference, isDuplicate } = await storeSubmission(
      'inquiries',
      sent,
      idempotencyId,
      (cms, uniqueFields) =>
        cms.create({ collection: 'inquiries', data: { ...row, ...uniqueFields, handling: 'new' } }),
    );
    const stored = { ...row, id, reference, answered: listAnswers(answers, product) };
    await notify(cms, {
      subject: ['inquiry', id],
      isDuplicate,
      staff: (to) => inquiryNotice(to, stored),
      visitor: (schoolPhone) => inquiryReceived({ ...stored, schoolPhone }),
      telegram: `Inquiry ${reference} from ${row.contactName}`,
    });
    return fill(text.stored, { reference });
  }),
);
