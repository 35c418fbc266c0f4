import type { Field } from 'payload';
import { nobodyField } from '@/lib/cms/access/roles';
import { asSent, choice, idempotencyKey, longText, numberField, reference, textField } from '@/lib/cms/fields';
import { enrolmentStates } from '@/lib/contract/enrolment-state';

/** What both ways of paying have in common: the course as it was, the transfer, and the decision. */
export const transferFields: Field[] = [
  reference,
  ...asSent([
    { name: 'course', type: 'relationship', relationTo: 'courses', index: true },
    textField('courseName', { required: true }),
    numberField('price', { required: true }),
    { name: 'receipt', type: 'upload', relationTo: 'receipts' },
    textField('receiptDigest', { index: true, admin: { hidden: true } }),
    numberField('statedAmount'),
    textField('transactionNumber', { index: true }),
  ]),
  choice('state', enrolmentStates, {
    required: true,
    defaultValue: 'Pending',
    index: true,
    access: { update: nobodyField },
    admin: { position: 'sidebar', readOnly: true, components: { Cell: '/lib/cms/inbox/status-pill#StateCell' } },
  }),
  {
    name: 'cancel',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/lib/cms/desk/cancel-field#CancelField' },
      disableListColumn: true,
    },
  },
  longText('reason', { access: { update: nobodyField }, admin: { position: 'sidebar', readOnly: true } }),
  // Who decided what and when, oldest first. Written by the review queue alone.
  {
    name: 'decisions',
    label: { en: 'History', my: 'ဆုံးဖြတ်ချက် မှတ်တမ်း', fr: 'Historique' },
    type: 'json',
    access: { update: nobodyField },
    admin: {
      readOnly: true,
      disableListColumn: true,
      disableListFilter: true,
      components: { Field: '/lib/cms/desk/history-field#HistoryField' },
    },
  },
  { name: 'notes', type: 'textarea', admin: { position: 'sidebar' } },
  idempotencyKey,
];
