import { Hono } from 'hono';
import { answer, type Backend } from '@/lib/backend/backend';
import { body } from '@/lib/backend/middleware/checked';
import { limited } from '@/lib/backend/middleware/limited';
import { startSession } from '@/lib/backend/sessions';
import { openCms } from '@/lib/cms/open';
import type { Learner } from '@/lib/cms/payload-types';
import { type Registration, registration } from '@/lib/contract/accounts';
import { AppError, badRequest } from '@/lib/errors';
import { toE164 } from '@/lib/format/phone';
import { accounts } from '@/lib/text/en/accounts';
import { hashPassword } from './hashing';
import { isEmailTaken, normalEmail } from './learners';
import { refuseCommon, refusePersonal } from './weak-passwords';

export const register = new Hono<Backend>().post('/auth/register', limited('register'), body(registration), async (c) =>
  answer(c, await startSession(c, await createLearner(c.get('bodyData')))),
);

async function createLearner({ name, email, phoneNumber, password, website }: Registration): Promise<Learner> {
  if (website) throw badRequest(accounts.signInFailed);
  refuseCommon(password);
  refusePersonal(password, { name, email });
  if (await isEmailTaken(email)) throw taken();
  const cms = await openCms();
  const passwordHash = await hashPassword(password);
  try {
    return await cms.create({
      collection: 'learners',
      overrideAccess: true,
      data: { name, email: normalEmail(email), phone: toE164(phoneNumber) ?? phoneNumber, passwordHash, failures: 0 },
    });
  } catch (error) {
    // Two registrations at once: the database lets one through.
    if (await isEmailTaken(email)) throw taken();
    throw error;
  }
}

const taken = () => new AppError(409, accounts.emailTaken);
