import { sendContactMessage } from '@/lib/contract/contact';
import { env } from '@/lib/env';
import { contactNotice, contactReceived } from '@/lib/mail/templates/contact';
import { contact as text } from '@/lib/text/en/contact';
import { announce } from './announce';
import { unicodeFields } from './burmese';
import { storeOnce } from './intake';
import { spendForSender } from './middleware/limited';
import { storedPhone } from './phones';
import { route } from './route';
import { routes } from './routes';

/** Stored first. Staff hear of it by our own mail, or from the visitor's browser by EmailJS where that is configured. */
export const contact = routes(
  route(sendContactMessage, async ({ body, idempotencyKey, c }) => {
    const { website, ...sent } = body;
    if (website) return text.sent;
    await spendForSender(sendContactMessage, sent.email.toLowerCase());
    const { fields, original } = await unicodeFields(sent);
    const message = { ...fields, phone: storedPhone(sent.phone), original };
    const { cms, id, reference, repeated } = await storeOnce('messages', sent, idempotencyKey, (cms, marks) =>
      cms.create({ collection: 'messages', data: { ...message, ...marks, handling: 'new' } }),
    );
    if (!repeated) {
      const stored = { ...message, id, reference };
      const byEmailJs = Boolean(env().EMAILJS_PUBLIC_KEY) && !c.get('plain');
      await announce(cms, {
        staff: byEmailJs ? undefined : (to) => contactNotice(to, stored),
        visitor: contactReceived(stored),
        telegram: `Message ${reference} from ${message.name}: ${message.subject}`,
      });
    }
    return text.sent;
  }),
);
