import type { CollectionConfig } from 'payload';
import { inboxAccess } from '@/lib/cms/access/roles';
import { asSent, handling, idempotencyKey, longText, numberField, reference, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';

/** Orders of printed books, each with the title and price of the day it was placed. */
export const bookOrders: CollectionConfig = {
  slug: 'book-orders',
  labels: labels(
    { en: 'Book order', my: 'စာအုပ်မှာယူမှု', fr: 'Commande de livre' },
    { en: 'Book orders', my: 'စာအုပ်မှာယူမှုများ', fr: 'Commandes de livres' },
  ),
  admin: {
    group: groups.inbox,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'title', 'firstName', 'handling', 'createdAt'],
  },
  access: inboxAccess,
  defaultSort: '-createdAt',
  fields: [
    reference,
    ...asSent([
      { name: 'book', type: 'relationship', relationTo: 'books' },
      textField('title', { required: true }),
      numberField('price', { required: true, description: 'MMK.' }),
      textField('firstName', { required: true }),
      textField('lastName'),
      textField('phone', { required: true, description: 'E.164', index: true }),
      longText('address', { required: true }),
      longText('original', { description: 'Texts as they came, where they were written in Zawgyi.' }),
    ]),
    ...handling,
    idempotencyKey,
  ],
};
