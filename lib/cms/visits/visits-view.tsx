import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { adminTexts } from '@/lib/cms/text/admin';
import { env } from '@/lib/env';
import { FilterLinks } from './filter-links';
import { readVisits } from './read-visits';
import { VisitCharts } from './visit-charts';
import { filtersHref, readFilters } from './visit-filters';
import { visitTexts } from './visit-texts';
import './visits.css';

export async function VisitsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, locale, visibleEntities } = initPageResult;
  const filters = readFilters(searchParams);
  // Payload does not require a login for custom views.
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(filtersHref(filters))}`);
  const { language } = req.i18n;
  const texts = visitTexts(language);
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: texts.title }]} />
      <Gutter className="visits">
        <h1>{texts.title}</h1>
        {isStaff(req, 'editor') ? (
          <>
            {env().COUNT_VISITS === '0' && <p className="visits-notice">{texts.off}</p>}
            <p>{texts.about}</p>
            <FilterLinks filters={filters} texts={texts} />
            <VisitCharts statistics={await readVisits(req.payload, filters)} filters={filters} language={language} />
          </>
        ) : (
          <p>{adminTexts(language).notAllowed}</p>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
