import { decodeJwt } from 'jose';
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type PayloadRequest,
} from 'payload';
import { type Translated, translate } from '@/lib/cms/language';
import type { Staff } from '@/lib/cms/payload-types';
import { deviceName } from '@/lib/cms/people/device-name';
import { describeSession, endSession, endSessions } from '@/lib/cms/people/end-sessions';
import { recordAction } from '@/lib/cms/people/record-action';
import { countRecoveryCodes } from '@/lib/cms/people/recovery-codes';
import { consumeCode, secondFactorSince } from '@/lib/cms/people/second-factor';
import { endTrust, findDevice, isTrusted, languageOf, rememberDevice } from '@/lib/cms/people/staff-devices';
import { queueMail } from '@/lib/mail/queue';
import { newDeviceLogin, recoveryCodeUsed } from '@/lib/mail/templates/staff-security';

const texts = {
  suspended: {
    en: 'This account is suspended. Ask an owner of the school.',
    my: 'ဤအကောင့်ကို ရပ်ဆိုင်းထားသည်။ ကျောင်းပိုင်ရှင်ကို မေးမြန်းပါ။',
    fr: 'Ce compte est suspendu. Adressez-vous à un propriétaire de l’école.',
  },
  codeNeeded: {
    en: 'Enter the code of your authenticator app.',
    my: 'authenticator အက်ပ်မှ ကုဒ်ကို ရိုက်ထည့်ပါ။',
    fr: 'Saisissez le code de votre application d’authentification.',
  },
  codeWrong: {
    en: 'This code is wrong or has been used. Wait for the next one, or use a recovery code.',
    my: 'ဤကုဒ် မှားနေသည်၊ သို့မဟုတ် သုံးပြီးဖြစ်သည်။ နောက်ကုဒ်ကို စောင့်ပါ၊ သို့မဟုတ် အရန်ကုဒ် သုံးပါ။',
    fr: 'Ce code est faux ou a déjà servi. Attendez le suivant, ou utilisez un code de secours.',
  },
} satisfies Record<string, Translated>;

const refusal = (req: PayloadRequest, text: Translated): APIError =>
  new APIError(translate(req, text), 401, null, true);

const isSuspended = async (req: PayloadRequest, id: string): Promise<boolean> =>
  Boolean(
    (await req.payload.db.findOne<Staff>({ collection: 'staff', where: { id: { equals: id } }, req }))?.suspended,
  );

/** What the second step of the login adds to email and password. */
type Sent = { code?: unknown; trustDevice?: unknown };

async function requireCode(req: PayloadRequest, user: Staff): Promise<void> {
  if (!(await secondFactorSince(req, user.id)) || isTrusted(await findDevice(req, user.id))) return;
  const { code } = (req.data ?? {}) as Sent;
  // The login form shows the field for the code.
  req.context.asksForCode = true;
  if (typeof code !== 'string' || code === '') throw refusal(req, texts.codeNeeded);
  const kind = await consumeCode(req, user.id, code.slice(0, 50));
  if (!kind) throw refusal(req, texts.codeWrong);
  req.context.asksForCode = false;
  req.context.hasGivenCode = true;
  if (kind === 'recovery') {
    await recordAction(req, 'recoveryCodeUsed', user);
    const left = await countRecoveryCodes(req, user.id);
    await queueMail(req.payload, recoveryCodeUsed(user, left, await languageOf(req.payload, user.id, req)), { req });
  }
}

/** After the right password. Nobody has the session's token yet; SQLite, which has no transactions here, would keep its row. */
export const requireSecondFactor: CollectionBeforeLoginHook<Staff> = async ({ req, user }) => {
  // A password reset gives out no session: see `endResetSession`.
  if (req.context.isPasswordReset) return;
  try {
    if (await isSuspended(req, user.id)) throw refusal(req, texts.suspended);
    await requireCode(req, user);
  } catch (error) {
    const session = user.sessions?.at(-1);
    if (session) await endSession(req, user.id, session.id);
    throw error;
  }
};

/** Names the session, and mails its owner if the browser is new. */
export const recordDevice: CollectionAfterLoginHook<Staff> = async ({ req, token, user }) => {
  if (req.payloadAPI !== 'REST' || req.context.isPasswordReset) return;
  const name = deviceName(req.headers.get('user-agent'));
  const { sid } = decodeJwt<{ sid?: string }>(token);
  if (sid) await describeSession(req, sid, name);
  const device = await findDevice(req, user.id);
  const isTrusted = req.context.hasGivenCode === true && (req.data as Sent | undefined)?.trustDevice === true;
  if (!device) {
    const language = await languageOf(req.payload, user.id, req);
    await queueMail(req.payload, newDeviceLogin(user, { device: name, at: new Date() }, language), { req });
  }
  if (isTrusted) await recordAction(req, 'trustDevice', user);
  await rememberDevice(req, user.id, device, isTrusted);
};

/** A link in a mail is one factor: the new password has to be used to log in. */
export const endResetSession: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation !== 'resetPassword') return result;
  const { user, token: _token, ...rest } = result as { user?: { id?: string }; token?: string };
  if (user?.id) {
    await endSessions(req, String(user.id));
    await endTrust(req, String(user.id));
  }
  return rest;
};
