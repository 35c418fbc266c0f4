import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { readReviewQueue } from '@/lib/transfers/review-queue';
import { ReviewList } from './review-list';
import { reviewTexts } from './texts';
import { LanguageProvider } from './use-texts';
import '@/lib/cms/ui/controls.css';
import './review-queue.css';

export async function ReviewQueueView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, locale, visibleEntities } = initPageResult;
  // Payload does not require a login for custom views.
  if (!req.user) redirect('/admin/login?redirect=/admin/desk');
  const { language } = req.i18n;
  const text = reviewTexts(language);
  const search = typeof searchParams?.search === 'string' ? searchParams.search.trim() : '';
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
      <Gutter className="review">
        <h1>{text.title}</h1>
        {isStaff(req, 'enrolments') ? (
          <LanguageProvider language={language}>
            <ReviewList {...(await readReviewQueue(req.payload, search))} search={search} />
          </LanguageProvider>
        ) : (
          <p>{text.notAllowed}</p>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
