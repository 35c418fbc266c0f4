import { skipEndpoint, switchEndpoint } from '@/lib/cms/classes/seats-endpoints';
import { transferCollection } from '@/lib/cms/define-collection';
import { submittedFields, textField } from '@/lib/cms/fields';
import { decideEndpoint } from '@/lib/cms/review-queue/decide-endpoint';

/** Payments for video courses. Accepting one unlocks the lessons in the mobile app. */
export const paymentRequests = transferCollection({
  slug: 'payment-requests',
  endpoints: [decideEndpoint('payment-requests'), skipEndpoint('payment-requests'), switchEndpoint('payment-requests')],
  fields: submittedFields([
    { name: 'learner', type: 'relationship', relationTo: 'learners', index: true },
    textField('name', { required: true }),
    textField('email', { required: true, index: true }),
    textField('phone', { required: true, index: true }),
  ]),
});
