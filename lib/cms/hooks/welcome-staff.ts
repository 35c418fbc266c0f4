import type { CollectionAfterChangeHook } from 'payload';
import { toAdminLanguage } from '@/lib/cms/language';
import type { Staff } from '@/lib/cms/payload-types';
import { queueMail } from '@/lib/mail/queue';
import { staffWelcome } from '@/lib/mail/templates/staff';
import { authorOf } from './stamp-author';

/** Emails a new colleague. The first owner is created by the start and gets none. */
export const welcomeStaff: CollectionAfterChangeHook<Staff> = async ({ doc, operation, req }) => {
  const creator = authorOf(req);
  if (operation === 'create' && creator) {
    await queueMail(req.payload, staffWelcome(doc, creator, toAdminLanguage(req.i18n?.language)));
  }
  return doc;
};
