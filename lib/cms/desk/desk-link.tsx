import type { ServerProps } from 'payload';
import { deskLanguage, deskTexts } from './texts';
import './desk.css';

type Props = Pick<ServerProps, 'user' | 'payload' | 'i18n'>;

const mayDecide = (user: Props['user']) =>
  user?.collection === 'staff' && (user.roles ?? []).some((role) => role === 'owner' || role === 'enrolments');

async function countWaiting({ payload }: Pick<Props, 'payload'>): Promise<number> {
  const where = { state: { equals: 'Pending' } };
  const [payments, enrolments] = await Promise.all([
    payload.count({ collection: 'payment-requests', where }),
    payload.count({ collection: 'enrolments', where }),
  ]);
  return payments.totalDocs + enrolments.totalDocs;
}

/** The desk in the admin's menu. */
export async function DeskLink({ user, payload, i18n }: Props) {
  if (!mayDecide(user)) return null;
  const text = deskTexts(deskLanguage(i18n.language));
  const waiting = await countWaiting({ payload });
  return (
    <a className="nav__link desk-link" href="/admin/desk">
      {text.title}
      {waiting > 0 && <span className="desk-count">{waiting}</span>}
    </a>
  );
}
