import type { CollectionConfig } from 'payload';
import { enrolmentStaff, nobody, owners } from '@/lib/cms/access/roles';
import { groups } from '@/lib/cms/groups';
import { deleteReceiptHashes } from '@/lib/cms/hooks/delete-receipt-hashes';
import { privateDirectory, storageKeyFields } from '@/lib/cms/storage';
import { collectionLabels } from '@/lib/cms/text/collections';

export const receipts: CollectionConfig = {
  slug: 'receipts',
  labels: collectionLabels.receipts,
  admin: { group: groups.enrolments, hidden: true },
  access: { read: enrolmentStaff, create: nobody, update: nobody, delete: owners },
  hooks: { afterDelete: [deleteReceiptHashes] },
  fields: [
    { name: 'digest', type: 'text', index: true, admin: { readOnly: true } },
    // A noisy photo is longer than Payload's default limit of 40,000 characters.
    { name: 'perceptualHash', type: 'text', maxLength: 1_000_000, admin: { readOnly: true, hidden: true } },
    // Null until the receipt is indexed.
    { name: 'hashVersion', type: 'number', index: true, admin: { readOnly: true, hidden: true } },
    // The same for all copies of one picture.
    { name: 'duplicateGroup', type: 'text', index: true, admin: { readOnly: true, hidden: true } },
    ...storageKeyFields,
  ],
  upload: {
    staticDir: privateDirectory(),
    mimeTypes: ['image/webp'],
    pasteURL: false,
    crop: false,
    focalPoint: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'no-store');
      headers.set('Content-Disposition', 'attachment');
      headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
    },
  },
};
