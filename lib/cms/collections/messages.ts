import { inboxCollection } from '@/lib/cms/define-collection';
import {
  handlingFields,
  idempotencyKey,
  reference,
  senderLanguage,
  submittedFields,
  textareaField,
  textField,
} from '@/lib/cms/fields';
import { whenGiven } from '@/lib/cms/inbox/admin';
import { fieldLabels } from '@/lib/cms/inbox/field-labels';

export const messages = inboxCollection({
  slug: 'messages',
  title: 'subject',
  columns: ['subject', 'handling', 'name', 'phone', 'createdAt'],
  search: ['name', 'email', 'phone', 'reference', 'subject'],
  fields: [
    reference,
    ...submittedFields([
      textField('name', { required: true, label: fieldLabels.name }),
      textField('email', { required: true, index: true, label: fieldLabels.email }),
      textField('phone', { required: true, label: fieldLabels.phone }),
      textField('subject', { required: true, label: fieldLabels.subject }),
      textareaField('message', { required: true, label: fieldLabels.message }),
      textareaField('original', { label: fieldLabels.original, admin: whenGiven('original') }),
    ]),
    senderLanguage,
    ...handlingFields,
    idempotencyKey,
  ],
});
