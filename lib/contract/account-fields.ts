import * as z from 'zod/mini';
import { getText } from '#text';
import { type Refusal, refusal } from '@/lib/text/refusal';
import { email, password } from './fields';

export const accountEmail = () =>
  email(refusal('accounts', 'emailRequired'), refusal('accounts', 'emailFormat'), refusal('accounts', 'emailAddress'));
export const newPassword = (missing: Refusal) =>
  password(missing, [6, refusal('accounts', 'passwordTooShort')], refusal('accounts', 'passwordTooLong'));

type Passwords = { password?: unknown; confirm_password?: unknown };
export const passwordsMatch = <Body extends Passwords>() => {
  const accounts = getText('accounts');
  return z.refine<Body>((body) => body.password === body.confirm_password, {
    path: ['confirm_password'],
    message: accounts.passwordsDiffer,
    params: { code: 'passwordsDiffer' },
  });
};

/** The mobile app's push token; a browser sends none. */
export const notificationToken = z.nullish(z.string().check(z.maxLength(500)));
