import { createHash, randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { getLocale, getText } from '#text';
import { isValidationError } from '@/lib/cms/errors';
import { openCms } from '@/lib/cms/open';
import type { Subscriber } from '@/lib/cms/payload-types';
import { subscribe, unsubscribe } from '@/lib/contract/newsletter';
import { badRequest } from '@/lib/errors';
import { subscribed, subscriberNotice } from '@/lib/mail/templates/newsletter';
import { refusal } from '@/lib/text/refusal';
import { notify } from './notifications';
import { consumeSenderLimit } from './rate-limits';
import { route } from './route';
import { routes } from './routes';

const newToken = () => randomBytes(32).toString('base64url');
// Early versions stored only a hash of the token.
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

type Subscription = Pick<Subscriber, 'id' | 'updatedAt'> & { token: string; isDuplicate: boolean };

/** Undefined if a concurrent request has subscribed the same email. */
async function addSubscriber(cms: Payload, email: string): Promise<Subscription | undefined> {
  const { docs } = await cms.find({
    collection: 'subscribers',
    where: { email: { equals: email } },
    limit: 1,
    trash: true,
  });
  const [known] = docs;
  const token = known?.unsubscribeToken ?? newToken();
  if (known && !known.unsubscribedAt && !known.deletedAt) return { ...known, token, isDuplicate: true };
  const language = getLocale();
  const data = {
    email,
    language,
    unsubscribedAt: null,
    deletedAt: null,
    handling: 'new' as const,
    unsubscribeToken: token,
  };
  try {
    const stored = known
      ? await cms.update({ collection: 'subscribers', id: known.id, data, trash: true })
      : await cms.create({ collection: 'subscribers', data });
    return { ...stored, token, isDuplicate: false };
  } catch (error) {
    if (isValidationError(error)) return undefined;
    throw error;
  }
}

/** A repetition, perhaps because no response came. */
const isRecent = ({ updatedAt }: Subscription) => Date.parse(updatedAt) > Date.now() - 60 * 60 * 1000;

export const newsletter = routes(
  route(subscribe, async ({ body }) => {
    const text = getText('newsletter');
    const { email: typed, website } = body;
    if (website) return text.subscribed;
    const email = typed.toLowerCase();
    await consumeSenderLimit(subscribe, email);
    const cms = await openCms();
    const subscription = await addSubscriber(cms, email);
    if (subscription && (!subscription.isDuplicate || isRecent(subscription))) {
      const { id, updatedAt, token, isDuplicate } = subscription;
      await notify(cms, {
        subject: ['subscription', id, updatedAt],
        isDuplicate,
        staff: (to) => subscriberNotice(to, email),
        visitor: (schoolPhone) => subscribed({ email, token, language: getLocale(), schoolPhone }),
      });
    }
    return text.subscribed;
  }),
  route(unsubscribe, async ({ body: { token } }) => {
    const text = getText('newsletter');
    const cms = await openCms();
    const { docs } = await cms.find({
      collection: 'subscribers',
      where: { unsubscribeToken: { in: [token, hashOf(token)] } },
      limit: 1,
    });
    const [subscriber] = docs;
    if (!subscriber) throw badRequest(refusal('newsletter', 'linkInvalid'), 'token');
    if (!subscriber.unsubscribedAt) {
      const data = { unsubscribedAt: new Date().toISOString() };
      await cms.update({ collection: 'subscribers', id: subscriber.id, data });
    }
    return text.unsubscribed;
  }),
);
