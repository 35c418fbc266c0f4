import type { CollectionConfig } from 'payload';
import { inboxAccess } from '@/lib/cms/access/roles';
import { asSent, handling, idempotencyKey, longText, reference, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';

/** What visitors write through the contact form. */
export const messages: CollectionConfig = {
  slug: 'messages',
  labels: labels({ en: 'Message', my: 'စာ', fr: 'Message' }, { en: 'Messages', my: 'စာများ', fr: 'Messages' }),
  admin: { group: groups.inbox, useAsTitle: 'subject', defaultColumns: ['subject', 'name', 'handling', 'createdAt'] },
  access: inboxAccess,
  defaultSort: '-createdAt',
  fields: [
    reference,
    ...asSent([
      textField('name', { required: true }),
      textField('email', { required: true, index: true }),
      textField('phone', { required: true, description: 'E.164' }),
      textField('subject', { required: true }),
      longText('message', { required: true }),
      longText('original', { description: 'The text as it came, where it was written in Zawgyi.' }),
    ]),
    ...handling,
    idempotencyKey,
  ],
};
