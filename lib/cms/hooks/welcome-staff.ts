import type { CollectionBeforeChangeHook } from 'payload';
import { announceMails } from '@/lib/cms/audit/pending-entries';
import { toAdminLanguage } from '@/lib/cms/language';
import type { Staff } from '@/lib/cms/payload-types';
import { staffWelcome } from '@/lib/mail/templates/staff';
import { authorOf } from './stamp-author';

/** Emails a new colleague. The first owner is created by the start and gets none. */
export const welcomeStaff: CollectionBeforeChangeHook<Staff> = async ({ data, operation, req }) => {
  const creator = authorOf(req);
  const { name, email } = data;
  if (operation === 'create' && creator && name && email) {
    const mail = staffWelcome({ name, email }, creator, toAdminLanguage(req.i18n?.language));
    await announceMails(req, 'staff', null, [mail]);
  }
  return data;
};
