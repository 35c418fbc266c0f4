import type { UIFieldServerComponent } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { securityTexts } from './security-texts';

/** On the account page, and for owners on those of colleagues. */
export const SecurityLinkField: UIFieldServerComponent = ({ data, i18n, req }) => {
  const id = (data as { id?: string } | undefined)?.id;
  const isOwn = id === req.user?.id;
  if (!id || (!isOwn && !isStaff(req, 'owner'))) return null;
  return (
    <p className="field-type">
      <a href={isOwn ? '/admin/security' : `/admin/security?staff=${id}`}>{securityTexts(i18n.language).title}</a>
    </p>
  );
};
