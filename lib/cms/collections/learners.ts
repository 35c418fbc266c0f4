import type { CollectionConfig } from 'payload';
import { enrolmentStaff, nobody, nobodyField, owners, ownersOnlyField } from '@/lib/cms/access/roles';
import { archived, asSent, numberField, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';

/**
 * Registered learners. Not a user collection of the CMS: a learner's token opens nothing there, and none of its
 * login endpoints exist for them. The backend keeps their passwords and sessions.
 */
export const learners: CollectionConfig = {
  slug: 'learners',
  labels: labels({ en: 'Learner', my: 'သင်ယူသူ', fr: 'Apprenant' }, { en: 'Learners', my: 'သင်ယူသူများ', fr: 'Apprenants' }),
  admin: { group: groups.people, useAsTitle: 'name', defaultColumns: ['name', 'email', 'phone', 'createdAt'] },
  access: { read: enrolmentStaff, create: nobody, update: owners, delete: owners },
  defaultSort: '-createdAt',
  fields: [
    ...asSent([
      textField('name', { required: true }),
      textField('email', { required: true, unique: true, index: true }),
      textField('phone', { required: true, description: 'E.164' }),
    ]),
    archived(
      {
        en: 'Nobody can log in to an archived account. Payments keep it.',
        my: 'သိမ်းဆည်းထားသော အကောင့်သို့ ဝင်၍မရပါ။ ငွေပေးချေမှုမှတ်တမ်းများတွင် ဆက်ရှိမည်။',
        fr: 'Personne ne peut se connecter à un compte archivé. Les paiements le gardent.',
      },
      { access: { update: ownersOnlyField } },
    ),
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
