import type { CollectionConfig } from 'payload';
import { inboxAccess } from '@/lib/cms/access/roles';
import { asSent, handling, idempotencyKey, longText, numberField, reference, textField } from '@/lib/cms/fields';
import { labels } from '@/lib/cms/groups';
import { inboxAdmin, replies, whenGiven } from '@/lib/cms/inbox/admin';
import { exportEndpoint } from '@/lib/cms/inbox/export';
import { fieldLabels } from '@/lib/cms/inbox/field-labels';

/** Orders of printed books, each with the title and price of the day it was placed. */
export const bookOrders: CollectionConfig = {
  slug: 'book-orders',
  labels: labels(
    { en: 'Book order', my: 'စာအုပ်မှာယူမှု', fr: 'Commande de livre' },
    { en: 'Book orders', my: 'စာအုပ်မှာယူမှုများ', fr: 'Commandes de livres' },
  ),
  admin: inboxAdmin({
    title: 'reference',
    columns: ['reference', 'handling', 'title', 'firstName', 'phone', 'createdAt'],
    search: ['firstName', 'lastName', 'phone', 'reference', 'title'],
  }),
  access: inboxAccess,
  defaultSort: '-createdAt',
  endpoints: [exportEndpoint('book-orders')],
  fields: [
    replies,
    reference,
    ...asSent([
      { name: 'book', type: 'relationship', relationTo: 'books', label: fieldLabels.book },
      textField('title', { required: true, label: fieldLabels.title }),
      numberField('price', { required: true, label: fieldLabels.price }),
      textField('firstName', { required: true, label: fieldLabels.firstName }),
      textField('lastName', { label: fieldLabels.lastName }),
      textField('phone', { required: true, index: true, label: fieldLabels.phone }),
      longText('address', { required: true, label: fieldLabels.address }),
      longText('original', { label: fieldLabels.original, admin: whenGiven('original') }),
    ]),
    ...handling,
    idempotencyKey,
  ],
};
