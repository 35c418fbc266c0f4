import type { Field } from 'payload';
import { nobodyField } from '@/lib/cms/access/roles';
import {
  idempotencyKey,
  numberField,
  reference,
  selectField,
  senderLanguage,
  submittedFields,
  textareaField,
  textField,
} from '@/lib/cms/fields';
import { whenGiven } from '@/lib/cms/inbox/admin';
import { rejectionLabels } from '@/lib/cms/review-queue/rejection-labels';
import { requestStates } from '@/lib/contract/enrolment-state';

export const transferFields: Field[] = [
  reference,
  ...submittedFields([
    { name: 'course', type: 'relationship', relationTo: 'courses', index: true },
    { name: 'class', type: 'relationship', relationTo: 'classes', index: true },
    // One of the learner's children, by its id.
    textField('child', { admin: { hidden: true } }),
    textField('courseName', { required: true }),
    numberField('price', { required: true }),
    { name: 'receipt', type: 'upload', relationTo: 'receipts' },
    textField('receiptDigest', { index: true, admin: { hidden: true } }),
    numberField('statedAmount'),
    textField('transactionNumber', { index: true }),
  ]),
  selectField('state', requestStates, {
    required: true,
    defaultValue: 'Pending',
    index: true,
    access: { update: nobodyField },
    admin: { position: 'sidebar', readOnly: true, components: { Cell: '/lib/cms/inbox/status-cells#StateCell' } },
  }),
  // Taken and freed with the state, in one statement. The unique index on class and seat prevents overbooking.
  numberField('seat', { access: { update: nobodyField }, admin: { position: 'sidebar', readOnly: true } }),
  // The end of a seat that is held without payment, and whether its reminder was sent.
  {
    name: 'heldUntil',
    type: 'date',
    index: true,
    access: { update: nobodyField },
    admin: { position: 'sidebar', readOnly: true, ...whenGiven('heldUntil') },
  },
  { name: 'remindedAt', type: 'date', access: { update: nobodyField }, admin: { hidden: true } },
  {
    name: 'switchClass',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/lib/cms/classes/switch-class-field#SwitchClassField' },
      disableListColumn: true,
    },
  },
  {
    name: 'cancel',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/lib/cms/review-queue/cancel-field#CancelField' },
      disableListColumn: true,
    },
  },
  selectField('reasonCode', rejectionLabels, {
    access: { update: nobodyField },
    admin: { position: 'sidebar', readOnly: true },
  }),
  textareaField('reason', { access: { update: nobodyField }, admin: { position: 'sidebar', readOnly: true } }),
  // Oldest first. Only the review queue writes it.
  {
    name: 'decisions',
    label: { en: 'History', my: 'ဆုံးဖြတ်ချက် မှတ်တမ်း', fr: 'Historique' },
    type: 'json',
    access: { update: nobodyField },
    admin: {
      readOnly: true,
      disableListColumn: true,
      disableListFilter: true,
      components: { Field: '/lib/cms/review-queue/history-field#HistoryField' },
    },
  },
  senderLanguage,
  { name: 'notes', type: 'textarea', admin: { position: 'sidebar' } },
  idempotencyKey,
];
