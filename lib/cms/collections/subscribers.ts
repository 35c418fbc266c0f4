import type { CollectionConfig } from 'payload';
import { inboxAccess } from '@/lib/cms/access/roles';
import { asSent, handling, textField } from '@/lib/cms/fields';
import { labels } from '@/lib/cms/groups';
import { inboxAdmin, replies } from '@/lib/cms/inbox/admin';
import { exportEndpoint } from '@/lib/cms/inbox/export';
import { fieldLabels } from '@/lib/cms/inbox/field-labels';

/** Who wants the newsletter. */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: labels(
    { en: 'Subscriber', my: 'စာရင်းသွင်းသူ', fr: 'Abonné' },
    { en: 'Subscribers', my: 'စာရင်းသွင်းသူများ', fr: 'Abonnés' },
  ),
  admin: inboxAdmin({
    title: 'email',
    columns: ['email', 'handling', 'unsubscribedAt', 'createdAt'],
    search: ['email'],
  }),
  access: inboxAccess,
  defaultSort: '-createdAt',
  endpoints: [exportEndpoint('subscribers')],
  fields: [
    replies,
    ...asSent([
      textField('email', { required: true, unique: true, index: true, label: fieldLabels.email }),
      {
        name: 'unsubscribedAt',
        type: 'date',
        label: fieldLabels.unsubscribedAt,
        admin: {
          description: {
            en: 'Empty while the newsletter is wanted.',
            my: 'သတင်းလွှာ လက်ခံရယူနေသရွေ့ ဗလာဖြစ်နေမည်။',
            fr: 'Vide tant que la lettre est souhaitée.',
          },
          components: { Cell: '/lib/cms/inbox/status-pill#SubscribedCell' },
        },
      },
    ]),
    ...handling,
    {
      // Random and kept, so that the links in mails outlive every secret; staff send it in newsletters of their own.
      name: 'unsubscribeToken',
      type: 'text',
      index: true,
      access: { update: () => false },
      admin: { hidden: true },
    },
  ],
};
