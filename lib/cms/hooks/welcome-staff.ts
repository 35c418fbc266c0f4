import type { CollectionAfterChangeHook } from 'payload';
import { deskLanguage } from '@/lib/cms/desk/texts';
import type { Staff } from '@/lib/cms/payload-types';
import { queueMail } from '@/lib/mail/queue';
import { staffWelcome } from '@/lib/mail/templates/staff';
import { authorOf } from './stamp-author';

/** Writes to a new colleague. The first owner, made at the start, has no one who could have made the account. */
export const welcomeStaff: CollectionAfterChangeHook<Staff> = async ({ doc, operation, req }) => {
  const creator = authorOf(req);
  if (operation === 'create' && creator) {
    await queueMail(req.payload, staffWelcome(doc, creator, deskLanguage(req.i18n?.language)));
  }
  return doc;
};
