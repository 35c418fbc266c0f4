import type { CollectionConfig } from 'payload';
import { inboxAccess } from '@/lib/cms/access/roles';
import { asSent, handling, idempotencyKey, longText, reference, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';

/** Requests for a quotation, from students and from schools. One row each: lists are kept as text. */
export const inquiries: CollectionConfig = {
  slug: 'inquiries',
  labels: labels(
    { en: 'Inquiry', my: 'စုံစမ်းမေးမြန်းချက်', fr: 'Demande' },
    { en: 'Inquiries', my: 'စုံစမ်းမေးမြန်းချက်များ', fr: 'Demandes' },
  ),
  admin: {
    group: groups.inbox,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'type', 'contactName', 'handling', 'createdAt'],
  },
  access: inboxAccess,
  defaultSort: '-createdAt',
  fields: [
    reference,
    ...asSent([
      textField('email', { required: true, index: true }),
      textField('type', { required: true, index: true }),
      textField('contactName', { required: true, description: 'Who to answer.' }),
      textField('phone', { description: 'E.164', index: true }),
      textField('heardAbout', { index: true }),
      { name: 'answers', type: 'json', required: true, admin: { description: 'Every field as it was sent.' } },
      longText('original', { description: 'Texts as they came, where they were written in Zawgyi.' }),
    ]),
    ...handling,
    idempotencyKey,
  ],
};
