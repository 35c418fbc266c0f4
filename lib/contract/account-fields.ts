import { maxLength, nullish, refine, string } from 'zod/mini';
import { accounts } from '@/lib/text/en/accounts';
import { type Refusal, refusal } from '@/lib/text/refusal';
import { email, password } from './fields';

export const accountEmail = () =>
  email(refusal(accounts, 'emailRequired'), refusal(accounts, 'emailFormat'), refusal(accounts, 'emailAddress'));
export const newPassword = (missing: Refusal) =>
  password(missing, [6, refusal(accounts, 'passwordTooShort')], refusal(accounts, 'passwordTooLong'));

type Passwords = { password?: unknown; confirm_password?: unknown };
/** The two passwords of a form are the same. */
export const passwordsMatch = <Sent extends Passwords>() =>
  refine<Sent>((sent) => sent.password === sent.confirm_password, {
    path: ['confirm_password'],
    message: accounts.passwordsDiffer,
    params: { code: 'passwordsDiffer' },
  });

/** The mobile app's push token; a browser sends none. */
export const notificationToken = nullish(string().check(maxLength(500)));
