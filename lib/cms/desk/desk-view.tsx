import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { desk as text } from '@/lib/text/en/desk';
import { Desk } from './desk';
import { readDesk } from './queue';

/** The approval desk at /admin/desk. */
export async function DeskView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, locale, visibleEntities } = initPageResult;
  // The CMS leaves its own views open to everybody.
  if (!req.user) redirect('/admin/login?redirect=/admin/desk');
  const allowed = isStaff(req, 'enrolments');
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
      <Gutter className="desk">
        <h1>{text.title}</h1>
        {allowed ? <Desk {...(await readDesk(req.payload))} /> : <p>{text.notAllowed}</p>}
      </Gutter>
    </DefaultTemplate>
  );
}
