import type { CollectionConfig } from 'payload';
import { inboxAccess, nobodyField } from '@/lib/cms/access/roles';
import { asSent, handling, idempotencyKey, longText, reference, textField } from '@/lib/cms/fields';
import { labels } from '@/lib/cms/groups';
import { inboxAdmin, inListsOnly, replies, whenGiven } from '@/lib/cms/inbox/admin';
import { exportEndpoint } from '@/lib/cms/inbox/export';
import { fieldLabels } from '@/lib/cms/inbox/field-labels';
import { isQuotationDraft } from '@/lib/cms/inbox/quotation-draft';

/** Requests for a quotation, from students and from schools. One row each: lists are kept as text. */
export const inquiries: CollectionConfig = {
  slug: 'inquiries',
  labels: labels(
    { en: 'Inquiry', my: 'စုံစမ်းမေးမြန်းချက်', fr: 'Demande' },
    { en: 'Inquiries', my: 'စုံစမ်းမေးမြန်းချက်များ', fr: 'Demandes' },
  ),
  admin: inboxAdmin({
    title: 'reference',
    columns: ['reference', 'handling', 'contactName', 'school', 'type', 'createdAt'],
    search: ['contactName', 'school', 'email', 'phone', 'reference'],
  }),
  access: inboxAccess,
  defaultSort: '-createdAt',
  endpoints: [exportEndpoint('inquiries')],
  fields: [
    replies,
    reference,
    ...asSent([
      textField('contactName', { required: true, label: fieldLabels.contactName, admin: inListsOnly }),
      textField('email', { required: true, index: true, label: fieldLabels.email, admin: inListsOnly }),
      textField('phone', { index: true, label: fieldLabels.phone, admin: inListsOnly }),
      textField('type', {
        required: true,
        index: true,
        label: fieldLabels.type,
        admin: { ...inListsOnly, components: { Cell: '/lib/cms/inbox/inquiry-kind-cell#InquiryKindCell' } },
      }),
      // Also among the answers; a column of its own is what lists and search can use.
      textField('school', { index: true, label: fieldLabels.school, admin: inListsOnly }),
      textField('heardAbout', { index: true, label: fieldLabels.heardAbout, admin: inListsOnly }),
      {
        name: 'answers',
        type: 'json',
        label: fieldLabels.answers,
        required: true,
        admin: { components: { Field: '/lib/cms/inbox/answers-field#AnswersField' }, disableListColumn: true },
      },
      longText('original', { label: fieldLabels.original, admin: whenGiven('original') }),
    ]),
    ...handling,
    {
      // Written by the quotation's own page.
      name: 'quotation',
      type: 'json',
      access: { create: nobodyField },
      validate: (value) => isQuotationDraft(value) || 'This is no quotation.',
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    idempotencyKey,
  ],
};
