import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { readReviewQueue } from '@/lib/transfers/review-queue';
import { Desk } from './desk';
import { deskLanguage, deskTexts } from './texts';

/** The review queue at /admin/desk. */
export async function DeskView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, locale, visibleEntities } = initPageResult;
  // The CMS leaves its own views open to everybody.
  if (!req.user) redirect('/admin/login?redirect=/admin/desk');
  const allowed = isStaff(req, 'enrolments');
  const language = deskLanguage(req.i18n.language);
  const text = deskTexts(language);
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
      <SetStepNav nav={[{ label: text.title }]} />
      <Gutter className="desk">
        <h1>{text.title}</h1>
        {allowed ? <Desk {...(await readReviewQueue(req.payload))} language={language} /> : <p>{text.notAllowed}</p>}
      </Gutter>
    </DefaultTemplate>
  );
}
