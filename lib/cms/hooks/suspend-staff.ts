import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  ValidationError,
} from 'payload';
import { translate } from '@/lib/cms/language';
import type { Staff } from '@/lib/cms/payload-types';
import { endSessions } from '@/lib/cms/people/end-sessions';
import { removeSecondFactor } from '@/lib/cms/people/second-factor';
import { endTrust, forgetDevices } from '@/lib/cms/people/staff-devices';

const ownAccount = {
  en: 'You cannot suspend your own account.',
  my: 'သင့်ကိုယ်ပိုင်အကောင့်ကို ရပ်ဆိုင်း၍ မရပါ။',
  fr: 'Vous ne pouvez pas suspendre votre propre compte.',
};

export const refuseOwnSuspension: CollectionBeforeChangeHook<Staff> = ({ data, originalDoc, req }) => {
  if (data.suspended && originalDoc && !originalDoc.suspended && req.user?.id === originalDoc.id) {
    throw new ValidationError(
      { collection: 'staff', errors: [{ message: translate(req, ownAccount), path: 'suspended' }], req },
      req.t,
    );
  }
  return data;
};

/** A suspension ends every session; a suspension or a new password ends the trust in every browser. */
export const endAccess: CollectionAfterChangeHook<Staff> = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update') return doc;
  const isSuspension = doc.suspended === true && previousDoc.suspended !== true;
  if (isSuspension) await endSessions(req, doc.id);
  if (isSuspension || req.context.setsPassword === true) await endTrust(req, doc.id);
  return doc;
};

export const deleteFactors: CollectionAfterDeleteHook<Staff> = async ({ doc, id, req }) => {
  await removeSecondFactor(req, String(id));
  await forgetDevices(req, String(id));
  return doc;
};
