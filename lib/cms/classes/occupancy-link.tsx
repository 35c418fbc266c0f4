import type { BeforeListTableServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { exportTexts } from './export-texts';

/** Above the list of classes. */
export function OccupancyLink({ i18n, user }: BeforeListTableServerProps) {
  if (!isStaff({ user: user ?? null }, 'enrolments')) return null;
  return (
    <p>
      <a href="/cms-api/classes/occupancy/export">{exportTexts(i18n.language).occupancyLink}</a>
    </p>
  );
}
