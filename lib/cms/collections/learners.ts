import type { CollectionConfig } from 'payload';
import { enrolmentStaff, nobody, nobodyField, owners, ownersOnlyField } from '@/lib/cms/access/roles';
import { archived, numberField, textField } from '@/lib/cms/fields';
import { groups, labels } from '@/lib/cms/groups';
import { writeChangesOnly } from '@/lib/cms/hooks/write-changes-only';
import { replies } from '@/lib/cms/inbox/admin';
import { followCorrections, recordCorrections, validateDetail } from '@/lib/cms/learners/corrections';

/**
 * Registered learners. Not a user collection of the CMS: a learner's token opens nothing there, and none of its
 * login endpoints exist for them. The backend keeps their passwords and sessions.
 */
export const learners: CollectionConfig = {
  slug: 'learners',
  labels: labels({ en: 'Learner', my: 'သင်ယူသူ', fr: 'Apprenant' }, { en: 'Learners', my: 'သင်ယူသူများ', fr: 'Apprenants' }),
  admin: {
    group: groups.people,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'phone', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone'],
  },
  access: { read: enrolmentStaff, create: nobody, update: enrolmentStaff, delete: owners },
  hooks: { beforeChange: [recordCorrections, writeChangesOnly], afterChange: [followCorrections] },
  defaultSort: '-createdAt',
  fields: [
    replies,
    textField('name', { required: true, validate: validateDetail('name') }),
    textField('email', { required: true, unique: true, index: true, validate: validateDetail('email') }),
    textField('phone', { required: true, index: true, validate: validateDetail('phone') }),
    {
      name: 'records',
      type: 'ui',
      admin: { components: { Field: '/lib/cms/learners/learner-records#LearnerRecords' }, disableListColumn: true },
    },
    archived(
      {
        en: 'Nobody can log in to an archived account. Payments keep it.',
        my: 'မော်ကွန်းတွင် သိမ်းဆည်းထားသော အကောင့်သို့ ဝင်၍မရပါ။ ငွေပေးချေမှုမှတ်တမ်းများတွင် ဆက်ရှိမည်။',
        fr: 'Personne ne peut se connecter à un compte archivé. Les paiements le gardent.',
      },
      { access: { update: ownersOnlyField } },
    ),
    // Who corrected what, oldest first. Written by a hook, edited by nobody.
    { name: 'corrections', type: 'json', access: { update: nobodyField }, admin: { hidden: true } },
    {
      name: 'passwordHash',
      type: 'text',
      required: true,
      // The backend's own; an update that leaves it as it is does not write it.
      validate: (value: unknown, { operation }: { operation?: string }) =>
        operation === 'update' || Boolean(value) || 'A password is needed.',
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
