import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { newOnes, toCall } from './list-filters';
import type { InboxWords } from './words';

export type Waiting = { label: string; count: number; href: string };

type Kind = { collection: CollectionSlug; where: Where; label: keyof InboxWords; href: string };

const inbox: Kind[] = [
  { collection: 'messages', where: newOnes.where, label: 'newMessages', href: newOnes.href('messages') },
  { collection: 'inquiries', where: newOnes.where, label: 'newInquiries', href: newOnes.href('inquiries') },
  { collection: 'book-orders', where: newOnes.where, label: 'newOrders', href: newOnes.href('book-orders') },
  {
    collection: 'level-test-attempts',
    where: toCall.where,
    label: 'newContacts',
    href: toCall.href('level-test-attempts'),
  },
];

const pending: Where = { state: { equals: 'Pending' } };
const desk: Kind[] = [
  { collection: 'payment-requests', where: pending, label: 'pendingPayments', href: '/admin/desk' },
  { collection: 'enrolments', where: pending, label: 'pendingEnrolments', href: '/admin/desk' },
];

/** What waits for this member of staff, counted, with the way to it. Only what the role may read. */
export function readWaiting(req: PayloadRequest, words: InboxWords): Promise<Waiting[]> {
  const kinds = [...inbox, ...(isStaff(req, 'enrolments') ? desk : [])];
  return Promise.all(
    kinds.map(async ({ collection, where, label, href }) => {
      const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: false, req });
      return { label: words[label], count: totalDocs, href };
    }),
  );
}
