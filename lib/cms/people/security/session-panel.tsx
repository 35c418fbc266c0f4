'use client';

import { formatStaffDate } from '@/lib/format/staff-date';
import { Disclosure } from './disclosure';
import { PasswordForm } from './password-form';
import { usePost } from './use-post';

export type SessionRow = { id: string; device: string; createdAt: string; lastUsedAt: string; isCurrent: boolean };
type Props = { sessions: SessionRow[]; staff?: string };

export function SessionPanel({ sessions, staff }: Props) {
  const { texts, language } = usePost();
  const endForm = (label: string, session?: string) => (
    <Disclosure label={label}>
      <PasswordForm
        path="/sessions/end"
        body={{ staff, session }}
        label={label}
        isDestructive
        onAnswer={() => location.reload()}
      />
    </Disclosure>
  );
  if (sessions.length === 0) return <p>{texts.noSessions}</p>;
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <p>{texts.sessionsAbout}</p>
      <ul className="security-list">
        {sessions.map(({ id, device, createdAt, lastUsedAt, isCurrent }) => (
          <li key={id}>
            <span>
              <b>{device || texts.unknownDevice}</b>
              {isCurrent && <em> {texts.thisBrowser}</em>}
              <br />
              {texts.since(formatStaffDate(createdAt, language))},{' '}
              {texts.lastUsed(formatStaffDate(lastUsedAt, language))}
            </span>
            {!isCurrent && endForm(texts.end, id)}
          </li>
        ))}
      </ul>
      {others.length > 1 && endForm(staff ? texts.endAll : texts.endOthers)}
    </>
  );
}
