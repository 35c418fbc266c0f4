import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { APIError, type PayloadRequest } from 'payload';
import { type Translated, translate } from '@/lib/cms/language';
import { createRateLimiter } from '@/lib/cms/rate-limiter';

export type Account = {
  id: string;
  name: string;
  email: string;
  hash?: string | null;
  salt?: string | null;
  oneTimePassword?: boolean | null;
  suspended?: boolean | null;
};

const texts = {
  missing: {
    en: 'Enter your own current password.',
    my: 'သင့်ကိုယ်ပိုင် လက်ရှိစကားဝှက်ကို ရိုက်ထည့်ပါ။',
    fr: 'Saisissez votre propre mot de passe actuel.',
  },
  wrong: {
    en: 'This is not your current password.',
    my: 'ဤသည်မှာ သင့်လက်ရှိစကားဝှက် မဟုတ်ပါ။',
    fr: 'Ce n’est pas votre mot de passe actuel.',
  },
  tooMany: {
    en: 'Too many wrong passwords. Please try again in an hour.',
    my: 'စကားဝှက် အကြိမ်များစွာ မှားသွားပါပြီ။ တစ်နာရီအကြာတွင် ထပ်စမ်းပါ။',
    fr: 'Trop de mots de passe erronés. Réessayez dans une heure.',
  },
} satisfies Record<string, Translated>;

const wrongPasswords = createRateLimiter('staff current password', { points: 10, minutes: 60 });
const derive = promisify(pbkdf2);
const currentPrefix = 'pbkdf2-sha256-v1:';

/** Hashes without the prefix were made by older releases of Payload. */
async function isPasswordOf({ hash, salt }: Account, password: string): Promise<boolean> {
  if (!hash || !salt) return false;
  const isCurrent = hash.startsWith(currentPrefix);
  const stored = Buffer.from(isCurrent ? hash.slice(currentPrefix.length) : hash, 'hex');
  const derived = await derive(password, salt, isCurrent ? 600_000 : 25_000, isCurrent ? 32 : 512, 'sha256');
  return stored.length === derived.length && timingSafeEqual(stored, derived);
}

/** Checks the password that a colleague typed as their own. Returns the problem, or null. Throws 429. */
export async function findPasswordProblem(req: PayloadRequest, own: Account, typed: string): Promise<string | null> {
  if (!typed) return translate(req, texts.missing);
  // Consumed before hashing, so that concurrent guesses count as well.
  if ((await wrongPasswords.consume(async () => req.payload, own.id)) > 0)
    throw new APIError(translate(req, texts.tooMany), 429, null, true);
  if (!(await isPasswordOf(own, typed))) return translate(req, texts.wrong);
  await wrongPasswords.reset(async () => req.payload, own.id);
  return null;
}
