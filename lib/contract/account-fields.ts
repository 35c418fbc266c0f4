import { maxLength, nullish, refine, string } from 'zod/mini';
import { accounts } from '@/lib/text/en/accounts';
import { email, password } from './fields';

export const accountEmail = () => email(accounts.emailRequired, accounts.emailFormat, accounts.emailAddress);
export const newPassword = (missing: string) =>
  password(missing, [6, accounts.passwordTooShort], accounts.passwordTooLong);
type Passwords = { password?: unknown; confirm_password?: unknown };
/** The two passwords of a form are the same. */
export const passwordsMatch = <Sent extends Passwords>() =>
  refine<Sent>((sent) => sent.password === sent.confirm_password, {
    path: ['confirm_password'],
    message: accounts.passwordsDiffer,
  });

/** The mobile app's push token; a browser sends none. */
export const notificationToken = nullish(string().check(maxLength(500)));
