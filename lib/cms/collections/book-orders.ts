import { inboxCollection } from '@/lib/cms/define-collection';
import {
  handlingFields,
  idempotencyKey,
  numberField,
  reference,
  submittedFields,
  textareaField,
  textField,
} from '@/lib/cms/fields';
import { whenGiven } from '@/lib/cms/inbox/admin';
import { fieldLabels } from '@/lib/cms/inbox/field-labels';

/** Title and price are those of the day of the order. */
export const bookOrders = inboxCollection({
  slug: 'book-orders',
  title: 'reference',
  columns: ['reference', 'handling', 'title', 'firstName', 'phone', 'createdAt'],
  search: ['firstName', 'lastName', 'phone', 'reference', 'title'],
  fields: [
    reference,
    ...submittedFields([
      { name: 'book', type: 'relationship', relationTo: 'books', label: fieldLabels.book },
      textField('title', { required: true, label: fieldLabels.title }),
      numberField('price', { required: true, label: fieldLabels.price }),
      textField('firstName', { required: true, label: fieldLabels.firstName }),
      textField('lastName', { label: fieldLabels.lastName }),
      textField('phone', { required: true, index: true, label: fieldLabels.phone }),
      textareaField('address', { required: true, label: fieldLabels.address }),
      textareaField('original', { label: fieldLabels.original, admin: whenGiven('original') }),
    ]),
    ...handlingFields,
    idempotencyKey,
  ],
});
