import { createHash, createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { type Payload, ValidationError } from 'payload';
import { openCms } from '@/lib/cms/open';
import { subscription, unsubscription } from '@/lib/contract/newsletter';
import { env } from '@/lib/env';
import { badRequest } from '@/lib/errors';
import { subscribed, subscriberNotice } from '@/lib/mail/templates/newsletter';
import { newsletter as text } from '@/lib/text/en/newsletter';
import { announce } from './announce';
import { answer, type Backend } from './backend';
import { body } from './middleware/checked';
import { limited, spend } from './middleware/limited';
import { plainForm } from './middleware/plain-form';

/** The token of an address's unsubscribe link. It can be made again for every mail; the database keeps its hash. */
export const unsubscribeToken = (email: string): string =>
  createHmac('sha256', env().SESSION_SECRET).update(`unsubscribe:${email}`).digest('base64url');

const hashed = (token: string) => createHash('sha256').update(token).digest('hex');

/** Puts an address on the list. False when it was there already. */
async function subscribe(cms: Payload, email: string): Promise<boolean> {
  const { docs } = await cms.find({ collection: 'subscribers', where: { email: { equals: email } }, limit: 1 });
  const [known] = docs;
  if (known && !known.unsubscribedAt) return false;
  const data = {
    email,
    unsubscribedAt: null,
    handling: 'new' as const,
    unsubscribeHash: hashed(unsubscribeToken(email)),
  };
  try {
    if (known) await cms.update({ collection: 'subscribers', id: known.id, data });
    else await cms.create({ collection: 'subscribers', data });
    return true;
  } catch (error) {
    // The same address at the same moment: it is on the list.
    if (error instanceof ValidationError) return false;
    throw error;
  }
}

export const newsletter = new Hono<Backend>()
  .post(
    '/about/click_to_subscribe',
    plainForm({ page: () => '/subscribe', texts: text }),
    limited('forms'),
    body(subscription),
    async (c) => {
      const { email: typed, website } = c.get('bodyData');
      if (website) return answer(c, text.subscribed);
      const email = typed.toLowerCase();
      await spend('sender', email);
      const cms = await openCms();
      if (await subscribe(cms, email)) {
        await announce(cms, {
          staff: (to) => subscriberNotice(to, email),
          visitor: subscribed({ email, token: unsubscribeToken(email) }),
        });
      }
      return answer(c, text.subscribed);
    },
  )
  .post(
    '/about/unsubscribe',
    plainForm({ page: () => '/unsubscribe', texts: text }),
    limited('forms'),
    body(unsubscription),
    async (c) => {
      const cms = await openCms();
      const { docs } = await cms.find({
        collection: 'subscribers',
        where: { unsubscribeHash: { equals: hashed(c.get('bodyData').token) } },
        limit: 1,
      });
      const [subscriber] = docs;
      if (!subscriber) throw badRequest(text.linkInvalid);
      if (!subscriber.unsubscribedAt) {
        const data = { unsubscribedAt: new Date().toISOString() };
        await cms.update({ collection: 'subscribers', id: subscriber.id, data });
      }
      return answer(c, text.unsubscribed);
    },
  );
