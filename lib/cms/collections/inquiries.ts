import { nobodyField } from '@/lib/cms/access/roles';
import { inboxCollection } from '@/lib/cms/define-collection';
import {
  handlingFields,
  idempotencyKey,
  reference,
  senderLanguage,
  submittedFields,
  textareaField,
  textField,
} from '@/lib/cms/fields';
import { inListsOnly, whenGiven } from '@/lib/cms/inbox/admin';
import { fieldLabels } from '@/lib/cms/inbox/field-labels';
import { isQuotationDraftOrEmpty } from '@/lib/cms/inquiries/quotation-draft';

export const inquiries = inboxCollection({
  slug: 'inquiries',
  title: 'reference',
  columns: ['reference', 'handling', 'contactName', 'school', 'type', 'createdAt'],
  search: ['contactName', 'school', 'email', 'phone', 'reference'],
  fields: [
    reference,
    ...submittedFields([
      textField('contactName', { required: true, label: fieldLabels.contactName, admin: inListsOnly }),
      textField('email', { required: true, index: true, label: fieldLabels.email, admin: inListsOnly }),
      textField('phone', { index: true, label: fieldLabels.phone, admin: inListsOnly }),
      textField('type', {
        required: true,
        index: true,
        label: fieldLabels.type,
        admin: { ...inListsOnly, components: { Cell: '/lib/cms/inquiries/inquiry-kind-cell#InquiryKindCell' } },
      }),
      // Copied from the answers for lists and search.
      textField('school', { index: true, label: fieldLabels.school, admin: inListsOnly }),
      textField('heardAbout', { index: true, label: fieldLabels.heardAbout, admin: inListsOnly }),
      {
        name: 'answers',
        type: 'json',
        label: fieldLabels.answers,
        required: true,
        admin: { components: { Field: '/lib/cms/inquiries/answers-field#AnswersField' }, disableListColumn: true },
      },
      textareaField('original', { label: fieldLabels.original, admin: whenGiven('original') }),
    ]),
    senderLanguage,
    ...handlingFields,
    {
      // Written by the quotation view.
      name: 'quotation',
      type: 'json',
      access: { create: nobodyField },
      validate: (value) => isQuotationDraftOrEmpty(value) || 'This is no quotation.',
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    idempotencyKey,
  ],
});
