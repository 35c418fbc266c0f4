import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { isStaff } from '@/lib/cms/access/roles';
import { type Translated, translate } from '@/lib/cms/language';
import { writeWithMails } from '@/lib/cms/mail-with-change';
import { secondFactorReset, secondFactorResetByYou } from '@/lib/mail/templates/staff-security';
import { type Account, findPasswordProblem } from './current-password';
import { endSession, endSessions } from './end-sessions';
import { drawQrCode } from './qr-code';
import { writeRecorded } from './record-action';
import { createRecoveryCodes, storeRecoveryCodes } from './recovery-codes';
import {
  confirmSecondFactor,
  findStep,
  limitCodes,
  normaliseCode,
  removeSecondFactor,
  resetCodeLimit,
  secondFactorSince,
  startSecondFactor,
} from './second-factor';
import { endTrust, languageOf } from './staff-devices';
import { toKeyUri } from './totp';

const texts = {
  unreadable: { en: 'This form cannot be read.', my: 'ဤဖောင်ကို ဖတ်၍ မရပါ။', fr: 'Ce formulaire est illisible.' },
  alreadyOn: {
    en: 'A second factor is on already. Turn it off first.',
    my: 'ဒုတိယအဆင့် အတည်ပြုချက် ဖွင့်ထားပြီး ဖြစ်သည်။ အရင်ပိတ်ပါ။',
    fr: 'Un second facteur est déjà actif. Désactivez-le d’abord.',
  },
  codeWrong: {
    en: 'This code does not fit. Check that the clock of your phone is right, and enter the newest code.',
    my: 'ဤကုဒ် မကိုက်ညီပါ။ ဖုန်း၏ အချိန် မှန်ကန်ကြောင်း စစ်ပြီး နောက်ဆုံးကုဒ်ကို ရိုက်ထည့်ပါ။',
    fr: 'Ce code ne convient pas. Vérifiez l’heure de votre téléphone et saisissez le code le plus récent.',
  },
  off: {
    en: 'No second factor is on.',
    my: 'ဒုတိယအဆင့် အတည်ပြုချက် ဖွင့်မထားပါ။',
    fr: 'Aucun second facteur n’est actif.',
  },
} satisfies Record<string, Translated>;

const refuse = (req: PayloadRequest, text: Translated, status = 400): never => {
  throw new APIError(translate(req, text), status, null, true);
};

type Handler<Body> = (req: PayloadRequest, body: Body, own: Account) => Promise<object>;

const findAccount = (req: PayloadRequest, id: string) =>
  req.payload.db.findOne<Account>({ collection: 'staff', where: { id: { equals: id } }, req });

async function readBody<Body>(req: PayloadRequest, schema: z.ZodType<Body>): Promise<Body> {
  const parsed = schema.safeParse(await req.json?.().catch(() => undefined));
  return parsed.success ? parsed.data : refuse(req, texts.unreadable);
}

/** For every session, also one whose account must set up its second factor first. */
const endpoint = <Body>(path: string, schema: z.ZodType<Body>, handle: Handler<Body>): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    const own = req.user?.collection === 'staff' && (await findAccount(req, String(req.user.id)));
    if (!own || own.suspended) throw new Forbidden(req.t);
    return Response.json(await handle(req, await readBody(req, schema), own), {
      headers: { 'Cache-Control': 'no-store' },
    });
  },
});

const text = z.string().max(200);
const withPassword = z.object({ currentPassword: text.default('') });

async function requirePassword(req: PayloadRequest, own: Account, typed: string): Promise<void> {
  const problem = await findPasswordProblem(req, own, typed);
  if (problem) throw new APIError(problem, 400, null, true);
}

const sessionOf = (req: PayloadRequest) => (req.user as { _sid?: string } | null)?._sid;

/** The account that an owner, or the colleague concerned, acts on. */
async function findTarget(req: PayloadRequest, own: Account, id: string | undefined): Promise<Account> {
  if (!id || id === own.id) return own;
  const target = isStaff(req, 'owner') ? await findAccount(req, id) : null;
  if (!target) throw new Forbidden(req.t);
  return target;
}

const start = endpoint('/second-factor/start', withPassword, async (req, { currentPassword }, own) => {
  // A used one-time password has been deleted: there is nothing to enter.
  if (!own.oneTimePassword) await requirePassword(req, own, currentPassword);
  const secret = await startSecondFactor(req, own.id);
  if (!secret) return refuse(req, texts.alreadyOn, 409);
  const uri = toKeyUri(secret, own.email);
  return { secret, uri, picture: drawQrCode(uri) };
});

const confirm = endpoint('/second-factor/confirm', z.object({ code: text }), async (req, { code }, own) => {
  await limitCodes(req, own.id);
  const step = await findStep(req, own.id, normaliseCode(code));
  if (step === null) return refuse(req, texts.codeWrong);
  await resetCodeLimit(req, own.id);
  const { codes, rows } = await createRecoveryCodes();
  const isOn = await writeRecorded(req, 'secondFactorOn', own, async (inside) => {
    if (!(await confirmSecondFactor(inside, own.id, step))) return false;
    await storeRecoveryCodes(inside, own.id, rows);
    await endSessions(inside, own.id, sessionOf(req));
    return true;
  });
  return isOn ? { codes } : refuse(req, texts.alreadyOn, 409);
});

const renewCodes = endpoint('/second-factor/recovery-codes', withPassword, async (req, { currentPassword }, own) => {
  await requirePassword(req, own, currentPassword);
  const { codes, rows } = await createRecoveryCodes();
  const isStored = await writeRecorded(req, 'recoveryCodes', own, async (inside) => {
    if (!(await secondFactorSince(inside, own.id))) return false;
    await storeRecoveryCodes(inside, own.id, rows);
    return true;
  });
  return isStored ? { codes } : refuse(req, texts.off, 409);
});

async function turnOff(req: PayloadRequest, account: Account): Promise<boolean> {
  const hasBeenOn = await removeSecondFactor(req, account.id);
  await endTrust(req, account.id);
  return hasBeenOn;
}

const off = endpoint('/second-factor/off', withPassword, async (req, { currentPassword }, own) => {
  await requirePassword(req, own, currentPassword);
  const hasBeenOn = await writeRecorded(req, 'secondFactorOff', own, (inside) => turnOff(inside, own));
  return hasBeenOn ? {} : refuse(req, texts.off, 409);
});

const reset = endpoint(
  '/second-factor/reset',
  withPassword.extend({ staff: text }),
  async (req, { currentPassword, staff }, own) => {
    if (!isStaff(req, 'owner') || staff === own.id) throw new Forbidden(req.t);
    const target = await findTarget(req, own, staff);
    await requirePassword(req, own, currentPassword);
    const mails = [
      secondFactorReset(target, own.name, await languageOf(req.payload, target.id, req)),
      secondFactorResetByYou(own, target, await languageOf(req.payload, own.id, req)),
    ];
    const hasBeenOn = await writeRecorded(req, 'secondFactorReset', target, (inside) =>
      writeWithMails(inside, mails, async () => {
        if (!(await turnOff(inside, target))) return false;
        await endSessions(inside, target.id);
        return true;
      }),
    );
    return hasBeenOn ? {} : refuse(req, texts.off, 409);
  },
);

const endSessionSchema = withPassword.extend({ staff: text.optional(), session: text.optional() });

/** Ends one session, or all except that of the request. */
const end = endpoint('/sessions/end', endSessionSchema, async (req, { currentPassword, staff, session }, own) => {
  const target = await findTarget(req, own, staff);
  await requirePassword(req, own, currentPassword);
  const current = target.id === own.id ? sessionOf(req) : undefined;
  await writeRecorded(req, 'endSession', target, async (inside) => {
    const ended = session
      ? await endSession(inside, target.id, session)
      : await endSessions(inside, target.id, current);
    return ended > 0;
  });
  return {};
});

const distrustSchema = z.object({ staff: text.optional(), device: text.optional() });

const distrust = endpoint('/devices/distrust', distrustSchema, async (req, { staff, device }, own) => {
  const target = await findTarget(req, own, staff);
  await writeRecorded(req, 'endTrust', target, async (inside) => (await endTrust(inside, target.id, device)) > 0);
  return {};
});

export const securityEndpoints: Endpoint[] = [start, confirm, renewCodes, off, reset, end, distrust];
