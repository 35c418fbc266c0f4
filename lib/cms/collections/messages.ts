import type { CollectionConfig } from 'payload';
import { inboxAccess } from '@/lib/cms/access/roles';
import { asSent, handling, idempotencyKey, longText, reference, textField } from '@/lib/cms/fields';
import { labels } from '@/lib/cms/groups';
import { inboxAdmin, replies, whenGiven } from '@/lib/cms/inbox/admin';
import { exportEndpoint } from '@/lib/cms/inbox/export';
import { fieldLabels } from '@/lib/cms/inbox/field-labels';

/** What visitors write through the contact form. */
export const messages: CollectionConfig = {
  slug: 'messages',
  labels: labels({ en: 'Message', my: 'စာ', fr: 'Message' }, { en: 'Messages', my: 'စာများ', fr: 'Messages' }),
  admin: inboxAdmin({
    title: 'subject',
    columns: ['subject', 'handling', 'name', 'phone', 'createdAt'],
    search: ['name', 'email', 'phone', 'reference', 'subject'],
  }),
  access: inboxAccess,
  defaultSort: '-createdAt',
  endpoints: [exportEndpoint('messages')],
  fields: [
    replies,
    reference,
    ...asSent([
      textField('name', { required: true, label: fieldLabels.name }),
      textField('email', { required: true, index: true, label: fieldLabels.email }),
      textField('phone', { required: true, label: fieldLabels.phone }),
      textField('subject', { required: true, label: fieldLabels.subject }),
      longText('message', { required: true, label: fieldLabels.message }),
      longText('original', { label: fieldLabels.original, admin: whenGiven('original') }),
    ]),
    ...handling,
    idempotencyKey,
  ],
};
