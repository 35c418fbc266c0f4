import { getLocale, getText } from '#text';
import { route } from '@/lib/backend/route';
import { routes } from '@/lib/backend/routes';
import { startSession } from '@/lib/backend/sessions';
import { openCms } from '@/lib/cms/open';
import type { Learner } from '@/lib/cms/payload-types';
import { type Registration, register } from '@/lib/contract/accounts';
import { AppError, badRequest } from '@/lib/errors';
import { toE164 } from '@/lib/format/phone';
import { hashPassword } from '@/lib/session/hashing';
import { refusal } from '@/lib/text/refusal';
import { isEmailTaken, normalizeEmail } from './learners';
import { refuseCommon, refusePersonal } from './weak-passwords';

export const registrations = routes(route(register, async ({ body, c }) => startSession(c, await createLearner(body))));

async function createLearner({ name, email, phoneNumber, password, website }: Registration): Promise<Learner> {
  if (website) throw badRequest(refusal('accounts', 'signInFailed'));
  refuseCommon(password);
  refusePersonal(password, { name, email });
  if (await isEmailTaken(email)) throw emailTaken();
  const cms = await openCms();
  const passwordHash = await hashPassword(password);
  try {
    return await cms.create({
      collection: 'learners',
      overrideAccess: true,
      data: {
        name,
        email: normalizeEmail(email),
        phone: toE164(phoneNumber) ?? phoneNumber,
        language: getLocale(),
        passwordHash,
        failures: 0,
      },
    });
  } catch (error) {
    if (await isEmailTaken(email)) throw emailTaken();
    throw error;
  }
}

const emailTaken = () => {
  const accounts = getText('accounts');
  return new AppError(409, 'emailTaken', accounts.emailTaken, 'email');
};
