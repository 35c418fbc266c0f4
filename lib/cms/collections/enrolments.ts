import { transferCollection } from '@/lib/cms/define-collection';
import { numberField, submittedFields, textField } from '@/lib/cms/fields';
import { decideEndpoint } from '@/lib/cms/review-queue/decide-endpoint';

export const enrolments = transferCollection({
  slug: 'enrolments',
  endpoints: [decideEndpoint('enrolments')],
  fields: submittedFields([
    textField('name', { required: true }),
    textField('email', { required: true, index: true }),
    textField('phone', { required: true, index: true }),
    textField('fbName', { required: true }),
    numberField('age', { required: true }),
    textField('courseType', { required: true }),
    { name: 'ruleStatus', type: 'checkbox', required: true },
    textField('communication', {
      admin: { components: { Field: '/lib/cms/inbox/channels-field#ChannelsField' }, disableListColumn: true },
    }),
    { name: 'courseStart', type: 'date', admin: { hidden: true } },
  ]),
});
