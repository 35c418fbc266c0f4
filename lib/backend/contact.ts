import { getLocale, getText } from '#text';
import { sendContactMessage } from '@/lib/contract/contact';
import { env } from '@/lib/env';
import { fieldsToUnicode } from '@/lib/format/burmese';
import { contactNotice, contactReceived } from '@/lib/mail/templates/contact';
import { notify } from './notifications';
import { normalizePhone } from './phones';
import { consumeSenderLimit } from './rate-limits';
import { route } from './route';
import { routes } from './routes';
import { storeSubmission } from './submissions';

export const contact = routes(
  route(sendContactMessage, async ({ body, idempotencyId, c }) => {
    const text = getText('contact');
    const { website, ...sent } = body;
    if (website) return text.sent;
    await consumeSenderLimit(sendContactMessage, sent.email.toLowerCase());
    const { fields, original } = await fieldsToUnicode(sent);
    const message = { ...fields, phone: normalizePhone(sent.phone), language: getLocale(), original };
    const { cms, id, reference, isDuplicate } = await storeSubmission(
      'messages',
      sent,
      idempotencyId,
      (cms, uniqueFields) =>
        cms.create({ collection: 'messages', data: { ...message, ...uniqueFields, handling: 'new' } }),
    );
    const stored = { ...message, id, reference };
    // With EmailJS, the visitor's browser mails the staff.
    const isMailedByBrowser = Boolean(env().EMAILJS_PUBLIC_KEY) && !c.get('isFormPost');
    await notify(cms, {
      subject: ['message', id],
      isDuplicate,
      staff: isMailedByBrowser ? undefined : (to) => contactNotice(to, stored),
      visitor: (schoolPhone) => contactReceived({ ...stored, schoolPhone }),
      telegram: `Message ${reference} from ${message.name}: ${message.subject}`,
    });
    return text.sent;
  }),
);
