import type { CollectionConfig } from 'payload';
import { enrolmentStaff, nobody, nobodyField, owners, ownersOnlyField } from '@/lib/cms/access/roles';
import { writeChangedFields } from '@/lib/cms/changed-fields';
import { archivedField, languageField, numberField, textField } from '@/lib/cms/fields';
import { groups } from '@/lib/cms/groups';
import { replies } from '@/lib/cms/inbox/admin';
import { applyCorrections, recordCorrections, validateCorrection } from '@/lib/cms/learners/corrections';
import { collectionLabels } from '@/lib/cms/text/collections';

/** Not an auth collection of Payload: a learner's token must open nothing there. The backend manages passwords and sessions. */
export const learners: CollectionConfig = {
  slug: 'learners',
  labels: collectionLabels.learners,
  admin: {
    group: groups.people,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'phone', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone'],
    components: { beforeListTable: ['/lib/cms/learners/guests-hint#GuestsHint'] },
  },
  access: { read: enrolmentStaff, create: nobody, update: enrolmentStaff, delete: owners },
  hooks: { beforeChange: [recordCorrections, writeChangedFields()], afterChange: [applyCorrections] },
  defaultSort: '-createdAt',
  fields: [
    replies,
    textField('name', { required: true, validate: validateCorrection('name') }),
    textField('email', { required: true, unique: true, index: true, validate: validateCorrection('email') }),
    textField('phone', { required: true, index: true, validate: validateCorrection('phone') }),
    languageField('language', { label: { en: 'Language of emails', my: 'အီးမေးလ် ဘာသာစကား', fr: 'Langue des e-mails' } }),
    {
      name: 'records',
      type: 'ui',
      admin: { components: { Field: '/lib/cms/learners/learner-records#LearnerRecords' }, disableListColumn: true },
    },
    archivedField(
      {
        en: 'Nobody can log in to an archived account. Payments keep it.',
        my: 'မော်ကွန်းတွင် သိမ်းဆည်းထားသော အကောင့်သို့ ဝင်၍ မရပါ။ ငွေပေးချေမှုမှတ်တမ်းများတွင် ဆက်ရှိမည်။',
        fr: 'Personne ne peut se connecter à un compte archivé. Les paiements le gardent.',
      },
      { access: { update: ownersOnlyField } },
    ),
    // Written by the learner only, in one conditional update.
    {
      name: 'children',
      type: 'json',
      access: { create: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
    // Oldest first. Only a hook writes it.
    { name: 'corrections', type: 'json', access: { update: nobodyField }, admin: { hidden: true } },
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
