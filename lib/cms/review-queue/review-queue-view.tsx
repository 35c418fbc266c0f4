import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { toAdminLanguage } from '@/lib/cms/language';
import { StaffView } from '@/lib/cms/ui/staff-view';
import { readReviewQueue } from '@/lib/transfers/review-queue';
import { ReviewList } from './review-list';
import { reviewTexts } from './texts';
import { LanguageProvider } from './use-texts';
import '@/lib/cms/ui/controls.css';
import './review-queue.css';

export async function ReviewQueueView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props;
  const { req } = initPageResult;
  // Payload does not require a login for custom views.
  if (!req.user) redirect('/admin/login?redirect=/admin/desk');
  const { language } = req.i18n;
  const text = reviewTexts(language);
  const search = typeof searchParams?.search === 'string' ? searchParams.search.trim() : '';
  return (
    <StaffView {...props} title={text.title} className="review">
      {isStaff(req, 'enrolments') ? (
        <LanguageProvider language={language}>
          <ReviewList {...(await readReviewQueue(req.payload, search, toAdminLanguage(language)))} search={search} />
        </LanguageProvider>
      ) : (
        <p>{text.notAllowed}</p>
      )}
    </StaffView>
  );
}
