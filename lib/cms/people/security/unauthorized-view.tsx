import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { isRestricted } from '@/lib/cms/people/staff-strategy';
import { adminTexts } from '@/lib/cms/text/admin';
import { securityTexts } from './security-texts';

/** Payload redirects here everyone who may not use the admin. Those who must set up a second factor are redirected to it. */
export function UnauthorizedView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (isRestricted(req.user)) redirect('/admin/security');
  const { language } = req.i18n;
  return (
    <div className="unauthorized">
      <h1>{adminTexts(language).notAllowed}</h1>
      <p>
        <a href="/admin/logout">{securityTexts(language).logout}</a>
      </p>
    </div>
  );
}
