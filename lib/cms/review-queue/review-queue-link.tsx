import type { ServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { reviewTexts } from './texts';
import './review-queue.css';

type Props = Pick<ServerProps, 'user' | 'payload' | 'i18n'>;

async function countWaiting({ payload }: Pick<Props, 'payload'>): Promise<number> {
  const where = { state: { equals: 'Pending' } };
  const [payments, enrolments] = await Promise.all([
    payload.count({ collection: 'payment-requests', where }),
    payload.count({ collection: 'enrolments', where }),
  ]);
  return payments.totalDocs + enrolments.totalDocs;
}

export async function ReviewQueueLink({ user, payload, i18n }: Props) {
  if (!isStaff({ user: user ?? null }, 'enrolments')) return null;
  const text = reviewTexts(i18n.language);
  const waiting = await countWaiting({ payload });
  return (
    <a className="nav__link review-link" href="/admin/desk">
      {text.title}
      {waiting > 0 && <span className="review-count">{waiting}</span>}
    </a>
  );
}
