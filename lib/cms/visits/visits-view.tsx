import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { adminTexts } from '@/lib/cms/text/admin';
import { StaffView } from '@/lib/cms/ui/staff-view';
import { env } from '@/lib/env';
import { FilterLinks } from './filter-links';
import { readVisits } from './read-visits';
import { VisitCharts } from './visit-charts';
import { filtersHref, readFilters } from './visit-filters';
import { visitTexts } from './visit-texts';
import './visits.css';

export async function VisitsView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props;
  const { req } = initPageResult;
  const filters = readFilters(searchParams);
  // Payload does not require a login for custom views.
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(filtersHref(filters))}`);
  const { language } = req.i18n;
  const texts = visitTexts(language);
  return (
    <StaffView {...props} title={texts.title} className="visits">
      {isStaff(req, 'editor') ? (
        <>
          {env().COUNT_VISITS === '0' && <p className="staff-notice">{texts.off}</p>}
          <p>{texts.about}</p>
          <FilterLinks filters={filters} texts={texts} />
          <VisitCharts statistics={await readVisits(req.payload, filters)} filters={filters} language={language} />
        </>
      ) : (
        <p>{adminTexts(language).notAllowed}</p>
      )}
    </StaffView>
  );
}
