import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { newRecords, toCall } from '@/lib/cms/inbox/list-filters';
import { findShortages } from '@/lib/transfers/class-shortage';
import type { DashboardTexts } from './dashboard-texts';

export type WaitingCount = { label: string; count: number; href: string };

type WaitingKind = { collection: CollectionSlug; where: Where; label: keyof DashboardTexts; href: string };

const inbox: WaitingKind[] = [
  { collection: 'messages', where: newRecords.where, label: 'newMessages', href: newRecords.href('messages') },
  { collection: 'inquiries', where: newRecords.where, label: 'newInquiries', href: newRecords.href('inquiries') },
  { collection: 'book-orders', where: newRecords.where, label: 'newOrders', href: newRecords.href('book-orders') },
  {
    collection: 'level-test-attempts',
    where: toCall.where,
    label: 'newContacts',
    href: toCall.href('level-test-attempts'),
  },
];

const pending: Where = { state: { equals: 'Pending' } };
const reviewQueue: WaitingKind[] = [
  { collection: 'payment-requests', where: pending, label: 'pendingPayments', href: '/admin/desk' },
  { collection: 'enrolments', where: pending, label: 'pendingEnrolments', href: '/admin/desk' },
];

/** A line only if there is such a class. */
async function countShortages(req: PayloadRequest, texts: DashboardTexts): Promise<WaitingCount[]> {
  if (!isStaff(req, 'enrolments')) return [];
  const shortages = await findShortages(req.payload);
  const [first] = shortages;
  if (!first) return [];
  const list = '/admin/collections/classes';
  const href = shortages.length === 1 ? `${list}/${first.class.id}` : list;
  return [{ label: texts.shortClasses, count: shortages.length, href }];
}

export async function countWaiting(req: PayloadRequest, texts: DashboardTexts): Promise<WaitingCount[]> {
  const kinds = [...inbox, ...(isStaff(req, 'enrolments') ? reviewQueue : [])];
  const counts = await Promise.all(
    kinds.map(async ({ collection, where, label, href }) => {
      const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: false, req });
      return { label: texts[label], count: totalDocs, href };
    }),
  );
  return [...counts, ...(await countShortages(req, texts))];
}
