import type { CollectionConfig } from 'payload';
import { enrolmentAccess } from '@/lib/cms/access/roles';
import { decideEndpoint } from '@/lib/cms/desk/endpoints';
import { transferFields } from '@/lib/cms/enrolment-fields';
import { asSent, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';
import { inboxAdmin, replies } from '@/lib/cms/inbox/admin';
import { exportEndpoint } from '@/lib/cms/inbox/export';

/** Payments of learners for video courses. Accepting one opens the lessons in the mobile app. */
export const paymentRequests: CollectionConfig = {
  slug: 'payment-requests',
  labels: labels(
    { en: 'Payment', my: 'ငွေပေးချေမှု', fr: 'Paiement' },
    { en: 'Payments', my: 'ငွေပေးချေမှုများ', fr: 'Paiements' },
  ),
  admin: inboxAdmin({
    title: 'reference',
    group: groups.enrolments,
    columns: ['reference', 'state', 'name', 'courseName', 'price', 'phone', 'createdAt'],
    search: ['name', 'phone', 'email', 'reference', 'transactionNumber', 'courseName'],
  }),
  access: enrolmentAccess,
  endpoints: [decideEndpoint('payment-requests'), exportEndpoint('payment-requests')],
  defaultSort: '-createdAt',
  fields: [
    replies,
    ...asSent([
      { name: 'learner', type: 'relationship', relationTo: 'learners', index: true },
      textField('name', { required: true }),
      textField('email', { required: true, index: true }),
      textField('phone', { required: true, index: true }),
    ]),
    ...transferFields,
  ],
};
