import type { ServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { deskLanguage, deskTexts } from './texts';
import './desk.css';

type Props = Pick<ServerProps, 'user' | 'payload' | 'i18n'>;

async function countWaiting({ payload }: Pick<Props, 'payload'>): Promise<number> {
  const where = { state: { equals: 'Pending' } };
  const [payments, enrolments] = await Promise.all([
    payload.count({ collection: 'payment-requests', where }),
    payload.count({ collection: 'enrolments', where }),
  ]);
  return payments.totalDocs + enrolments.totalDocs;
}

/** The review queue in the admin's menu. */
export async function DeskLink({ user, payload, i18n }: Props) {
  if (!isStaff({ user: user ?? null }, 'enrolments')) return null;
  const text = deskTexts(deskLanguage(i18n.language));
  const waiting = await countWaiting({ payload });
  return (
    <a className="nav__link desk-link" href="/admin/desk">
      {text.title}
      {waiting > 0 && <span className="desk-count">{waiting}</span>}
    </a>
  );
}
