import { inboxCollection } from '@/lib/cms/define-collection';
import { handlingFields, senderLanguage, submittedFields, textField } from '@/lib/cms/fields';
import { fieldLabels } from '@/lib/cms/inbox/field-labels';

export const subscribers = inboxCollection({
  slug: 'subscribers',
  title: 'email',
  columns: ['email', 'handling', 'unsubscribedAt', 'createdAt'],
  search: ['email'],
  fields: [
    ...submittedFields([
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
          components: { Cell: '/lib/cms/inbox/status-cells#SubscribedCell' },
        },
      },
    ]),
    senderLanguage,
    ...handlingFields,
    {
      // Random and stored, so that links in emails stay valid when secrets change. Staff export it for their newsletters.
      name: 'unsubscribeToken',
      type: 'text',
      index: true,
      access: { update: () => false },
      admin: { hidden: true },
    },
  ],
});
