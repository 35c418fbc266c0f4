import type { CollectionConfig } from 'payload';
import { enrolmentAccess } from '@/lib/cms/access/roles';
import { decideEndpoint } from '@/lib/cms/desk/endpoints';
import { transferFields } from '@/lib/cms/enrolment-fields';
import { asSent, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';

/** Payments of learners for video courses. Accepting one opens the lessons in the mobile app. */
export const paymentRequests: CollectionConfig = {
  slug: 'payment-requests',
  labels: labels(
    { en: 'Payment', my: 'ငွေပေးချေမှု', fr: 'Paiement' },
    { en: 'Payments', my: 'ငွေပေးချေမှုများ', fr: 'Paiements' },
  ),
  admin: {
    group: groups.enrolments,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'courseName', 'name', 'state', 'createdAt'],
  },
  access: enrolmentAccess,
  endpoints: [decideEndpoint('payment-requests')],
  defaultSort: '-createdAt',
  fields: [
    ...asSent([
      { name: 'learner', type: 'relationship', relationTo: 'learners', index: true },
      textField('name', { required: true }),
      textField('email', { required: true, index: true }),
      textField('phone', { required: true, description: 'E.164', index: true }),
    ]),
    ...transferFields,
  ],
};
