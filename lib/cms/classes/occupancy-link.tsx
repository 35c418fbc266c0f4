import type { BeforeListTableServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { timetableTexts } from '@/lib/cms/timetable/timetable-texts';
import '@/lib/cms/ui/staff-view.css';

/** Above the list of classes. */
export function OccupancyLink({ i18n, user }: BeforeListTableServerProps) {
  if (!isStaff({ user: user ?? null }, 'editor', 'enrolments')) return null;
  const text = timetableTexts(i18n.language);
  return (
    <p className="staff-links">
      <a href="/admin/week">{text.week}</a>
      <a href="/admin/occupancy">{text.occupancy}</a>
      <a href="/admin/teacher-hours">{text.hours}</a>
    </p>
  );
}
