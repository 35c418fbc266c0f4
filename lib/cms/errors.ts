import type { Config, PayloadRequest } from 'payload';
import { translate } from './language';

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number];

type FieldError = { message: string; path: string };

// By shape, which needs no import of Payload.
const fieldErrorsOf = (error: unknown): FieldError[] | undefined => {
  const errors = (error as { data?: { errors?: unknown } | null } | null)?.data?.errors;
  return Array.isArray(errors) && errors.length > 0 ? (errors as FieldError[]) : undefined;
};

export const isValidationError = (error: unknown): error is Error =>
  error instanceof Error && fieldErrorsOf(error) !== undefined;

/** A client error (4xx) whose message may be shown. */
export const isRefusal = (error: unknown): error is Error & { status: number } => {
  const { isPublic, status } = (error ?? {}) as { isPublic?: unknown; status?: unknown };
  return isPublic === true && typeof status === 'number' && status < 500;
};

export const isLockedAccount = (error: unknown, { t }: Pick<PayloadRequest, 't'>): boolean =>
  error instanceof Error && error.message === t('error:userLocked');

const sessionEnded = {
  en: 'Your session has ended. Log in again in another tab, then save here: what you typed is still here.',
  my: 'သင့်အကောင့်ဝင်ချိန် ကုန်သွားပါပြီ။ တက်ဘ်အသစ်တစ်ခုတွင် ပြန်ဝင်ပြီး ဤနေရာတွင် သိမ်းပါ။ ရိုက်ထားသမျှ ဤနေရာတွင် ရှိနေပါသေးသည်။',
  fr: 'Votre session a expiré. Reconnectez-vous dans un autre onglet, puis enregistrez ici : votre saisie est toujours là.',
};

/** Payload's message for an error of a class that it does not know. */
const unknownErrorMessage = 'An unknown error occurred.';

/** Restores what the admin's forms show of an error: messages at their fields, public messages, and an expired session. */
export const respondWithFormErrors: AfterError = ({ error, req, result }) => {
  const errors = fieldErrorsOf(error);
  if (errors) {
    const refused = {
      data: { ...(error as unknown as { data: object }).data, errors },
      message: error.message,
      name: 'ValidationError',
    };
    return { response: { errors: [refused] } };
  }
  const isWrite = req.method !== undefined && req.method !== 'GET';
  if (isWrite && !req.user && (error as { status?: number }).status === 403) {
    return { response: { ...result, errors: [{ message: translate(req, sessionEnded) }] } };
  }
  const [{ message = undefined } = {}] = (result as { errors?: { message?: unknown }[] } | undefined)?.errors ?? [];
  if (message === unknownErrorMessage && isRefusal(error))
    return { response: { errors: [{ message: error.message }] } };
};
