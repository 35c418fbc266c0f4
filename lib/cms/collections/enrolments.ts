import { skipEndpoint, switchEndpoint } from '@/lib/cms/classes/seats-endpoints';
import { transferCollection } from '@/lib/cms/define-collection';
import { numberField, submittedFields, textField } from '@/lib/cms/fields';
import { decideEndpoint } from '@/lib/cms/review-queue/decide-endpoint';

export const enrolments = transferCollection({
  slug: 'enrolments',
  endpoints: [decideEndpoint('enrolments'), skipEndpoint('enrolments'), switchEndpoint('enrolments')],
  fields: submittedFields([
    // The account that sent it, if somebody was logged in.
    { name: 'learner', type: 'relationship', relationTo: 'learners', index: true },
    textField('name', { required: true }),
    textField('email', { required: true, index: true }),
    textField('phone', { required: true, index: true }),
    // A reservation and a place on the waiting list do not ask for these four.
    textField('fbName'),
    numberField('age'),
    textField('courseType'),
    { name: 'ruleStatus', type: 'checkbox' },
    textField('communication', {
      admin: { components: { Field: '/lib/cms/inbox/channels-field#ChannelsField' }, disableListColumn: true },
    }),
    { name: 'courseStart', type: 'date', admin: { hidden: true } },
  ]),
});
