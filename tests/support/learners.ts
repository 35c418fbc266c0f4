import type { TestBackend } from './database';
import { sending } from './post';

type Request = TestBackend['request'];

let number = 0;

/** What someone types into the register form; each one is somebody else. */
export function person(changes: Record<string, unknown> = {}) {
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

/** A registered learner with a running session. */
export async function registered(request: Request, changes: Record<string, unknown> = {}) {
  const typed = person(changes);
  const answer = await sending(request)('/auth/register', typed);
  const { data: token, error } = (await answer.json()) as { data: string; error?: string };
  if (!token) throw new Error(error);
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { _id: string };
  return { ...typed, token, id: claims._id, bearer: { authorization: `Bearer ${token}` } };
}
