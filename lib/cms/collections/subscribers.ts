import type { CollectionConfig } from 'payload';
import { inboxAccess } from '@/lib/cms/access/roles';
import { asSent, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';

/** Who wants the newsletter. */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: labels(
    { en: 'Subscriber', my: 'စာရင်းသွင်းသူ', fr: 'Abonné' },
    { en: 'Subscribers', my: 'စာရင်းသွင်းသူများ', fr: 'Abonnés' },
  ),
  admin: { group: groups.inbox, useAsTitle: 'email', defaultColumns: ['email', 'unsubscribedAt', 'createdAt'] },
  access: inboxAccess,
  defaultSort: '-createdAt',
  fields: [
    ...asSent([
      textField('email', { required: true, unique: true, index: true }),
      { name: 'unsubscribedAt', type: 'date', admin: { description: 'Empty while the newsletter is wanted.' } },
    ]),
    {
      name: 'unsubscribeHash',
      type: 'text',
      index: true,
      access: { read: () => false, update: () => false },
      admin: { hidden: true },
    },
  ],
};
