import type { CollectionConfig } from 'payload';
import { enrolmentAccess } from '@/lib/cms/access/roles';
import { decideEndpoint } from '@/lib/cms/desk/endpoints';
import { transferFields } from '@/lib/cms/enrolment-fields';
import { asSent, numberField, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';
import { inboxAdmin, replies } from '@/lib/cms/inbox/admin';
import { exportEndpoint } from '@/lib/cms/inbox/export';

/** Enrolments in live courses, sent by anyone through the video-meeting form. */
export const enrolments: CollectionConfig = {
  slug: 'enrolments',
  labels: labels(
    { en: 'Enrolment', my: 'စာရင်းသွင်းမှု', fr: 'Inscription' },
    { en: 'Enrolments', my: 'စာရင်းသွင်းမှုများ', fr: 'Inscriptions' },
  ),
  admin: inboxAdmin({
    title: 'reference',
    group: groups.enrolments,
    columns: ['reference', 'state', 'name', 'courseName', 'price', 'phone', 'createdAt'],
    search: ['name', 'phone', 'email', 'reference', 'transactionNumber', 'courseName'],
  }),
  access: enrolmentAccess,
  endpoints: [decideEndpoint('enrolments'), exportEndpoint('enrolments')],
  defaultSort: '-createdAt',
  fields: [
    replies,
    ...asSent([
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
    ...transferFields,
  ],
};
