import { badRequest } from '@/lib/errors';
import { isCommonPassword, isPersonalPassword } from '@/lib/format/weak-passwords';
import { refusal } from '@/lib/text/refusal';

export function refuseCommon(password: string): void {
  if (isCommonPassword(password)) throw badRequest(refusal('accounts', 'passwordTooCommon'), 'password');
}

/** @throws AppError 400 for a password made of the person's name or email */
export function refusePersonal(password: string, person: { name: string; email: string }): void {
  if (isPersonalPassword(password, person)) throw badRequest(refusal('accounts', 'passwordTooPersonal'), 'password');
}
