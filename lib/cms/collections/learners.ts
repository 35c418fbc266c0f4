import type { CollectionConfig } from 'payload';
import { enrolmentStaff, nobody, nobodyField, owners } from '@/lib/cms/access/roles';
import { asSent, numberField, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';

/**
 * Registered learners. Not a user collection of the CMS: a learner's token opens nothing there, and none of its
 * login endpoints exist for them. The backend keeps their passwords and sessions.
 */
export const learners: CollectionConfig = {
  slug: 'learners',
  labels: labels({ en: 'Learner', my: 'သင်ယူသူ', fr: 'Apprenant' }, { en: 'Learners', my: 'သင်ယူသူများ', fr: 'Apprenants' }),
  admin: { group: groups.people, useAsTitle: 'name', defaultColumns: ['name', 'email', 'phone', 'createdAt'] },
  access: { read: enrolmentStaff, create: nobody, update: nobody, delete: owners },
  defaultSort: '-createdAt',
  fields: [
    ...asSent([
      textField('name', { required: true }),
      textField('email', { required: true, unique: true, index: true }),
      textField('phone', { required: true, description: 'E.164' }),
    ]),
    {
      name: 'passwordHash',
      type: 'text',
      required: true,
      access: { read: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
    numberField('failures', {
      defaultValue: 0,
      access: { read: nobodyField, update: nobodyField },
      admin: { hidden: true },
    }),
    numberField('codeFailures', {
      defaultValue: 0,
      access: { read: nobodyField, update: nobodyField },
      admin: { hidden: true },
    }),
    { name: 'lockedUntil', type: 'date', access: { read: nobodyField, update: nobodyField }, admin: { hidden: true } },
  ],
};
