import { Hono } from 'hono';
import { contactMessage } from '@/lib/contract/contact';
import { env } from '@/lib/env';
import { contactNotice, contactReceived } from '@/lib/mail/templates/contact';
import { contact as text } from '@/lib/text/en/contact';
import { announce } from './announce';
import { answer, type Backend } from './backend';
import { unicodeFields } from './burmese';
import { storeOnce } from './intake';
import { body } from './middleware/checked';
import { limited, spendForSender } from './middleware/limited';
import { noScriptForms } from './no-script-forms';
import { storedPhone } from './phones';

/** Stored first. Staff hear of it by our own mail, or from the visitor's browser by EmailJS where that is configured. */
export const contact = new Hono<Backend>().post(
  '/contact',
  noScriptForms.sendContactMessage,
  limited('sendContactMessage'),
  body(contactMessage),
  async (c) => {
    const { website, ...sent } = c.get('bodyData');
    if (website) return answer(c, text.sent);
    await spendForSender('sendContactMessage', sent.email.toLowerCase());
    const { fields, original } = await unicodeFields(sent);
    const message = { ...fields, phone: storedPhone(sent.phone), original };
    const { cms, id, reference, repeated } = await storeOnce(c, 'messages', sent, (cms, marks) =>
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
    return answer(c, text.sent);
  },
);
