import type { TestBackend } from './database';
import { jsonSender } from './post';

type Request = TestBackend['request'];

let number = 0;

/** A new email each time. */
export function registrationInput(changes: Record<string, unknown> = {}) {
  number++;
  return {
    name: 'Su Myat Noe',
    email: `su.myat.noe.${number}@example.com`,
    phoneNumber: '09 250 000 117',
    password: 'thé-à-la-menthe-42',
    confirm_password: 'thé-à-la-menthe-42',
    ...changes,
  };
}

/** The learner is logged in. */
export async function registerLearner(request: Request, changes: Record<string, unknown> = {}) {
  const typed = registrationInput(changes);
  const response = await jsonSender(request)('/auth/register', typed);
  const { data: token, error } = (await response.json()) as { data: string; error?: string };
  if (!token) throw new Error(error);
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { _id: string };
  return { ...typed, token, id: claims._id, bearer: { authorization: `Bearer ${token}` } };
}

/** As after a login without scripts. */
export async function learnerWithCookie(request: Request) {
  const learner = await registerLearner(request);
  return { ...learner, cookie: { cookie: `learner_session=${learner.token}` } };
}
