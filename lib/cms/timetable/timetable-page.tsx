import { redirect } from 'next/navigation';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import type { ReactNode } from 'react';
import { isStaff } from '@/lib/cms/access/roles';
import { adminTexts } from '@/lib/cms/text/admin';
import { StaffView } from '@/lib/cms/ui/staff-view';
import { type TimetableTexts, timetableTexts } from './timetable-texts';
import './timetable.css';

const pages = { week: '/admin/week', occupancy: '/admin/occupancy', hours: '/admin/teacher-hours' } as const;

type Props = AdminViewServerProps & {
  page: keyof typeof pages;
  render: (req: PayloadRequest, text: TimetableTexts) => Promise<ReactNode>;
};

/** The frame of week, occupancy and teacher hours. */
export async function TimetablePage({ page, render, ...props }: Props) {
  const { req } = props.initPageResult;
  // Payload does not require a login for custom views.
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(pages[page])}`);
  const { language } = req.i18n;
  const text = timetableTexts(language);
  return (
    <StaffView {...props} title={text[page]} className="timetable-page">
      {isStaff(req, 'editor', 'enrolments') ? (
        <>
          <nav className="staff-links" aria-label={text.pages}>
            {Object.entries(pages).map(([name, href]) => (
              <a key={name} href={href} aria-current={name === page ? 'page' : undefined}>
                {text[name as keyof typeof pages]}
              </a>
            ))}
          </nav>
          {await render(req, text)}
        </>
      ) : (
        <p>{adminTexts(language).notAllowed}</p>
      )}
    </StaffView>
  );
}
