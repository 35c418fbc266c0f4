import type { CollectionConfig } from 'payload';
import { enrolmentAccess } from '@/lib/cms/access/roles';
import { decideEndpoint } from '@/lib/cms/desk/endpoints';
import { transferFields } from '@/lib/cms/enrolment-fields';
import { asSent, numberField, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';

/** Enrolments in live courses, sent by anyone through the video-meeting form. */
export const enrolments: CollectionConfig = {
  slug: 'enrolments',
  labels: labels(
    { en: 'Enrolment', my: 'စာရင်းသွင်းမှု', fr: 'Inscription' },
    { en: 'Enrolments', my: 'စာရင်းသွင်းမှုများ', fr: 'Inscriptions' },
  ),
  admin: {
    group: groups.enrolments,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'courseName', 'name', 'state', 'createdAt'],
  },
  access: enrolmentAccess,
  endpoints: [decideEndpoint('enrolments')],
  defaultSort: '-createdAt',
  fields: [
    ...asSent([
      textField('name', { required: true }),
      textField('email', { required: true, index: true }),
      textField('phone', { required: true, description: 'E.164', index: true }),
      textField('fbName', { required: true }),
      numberField('age', { required: true }),
      textField('courseType', { required: true }),
      { name: 'ruleStatus', type: 'checkbox', required: true },
      textField('communication'),
      { name: 'courseStart', type: 'date', admin: { hidden: true } },
    ]),
    ...transferFields,
  ],
};
