import type { Config, PayloadRequest } from 'payload';
import { translate } from './language';

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number];

/** One refused field, as the admin's form shows it. */
type FieldError = { message: string; path: string };

// By shape, not by class: the framework bundles the CMS several times, so an error thrown in one copy is no instance of another
// copy's class, and minified class names differ as well.
const fieldErrorsOf = (error: unknown): FieldError[] | undefined => {
  const errors = (error as { data?: { errors?: unknown } | null } | null)?.data?.errors;
  return Array.isArray(errors) && errors.length > 0 ? (errors as FieldError[]) : undefined;
};

/** Whether the CMS refused values of a record: a validation, or a value that must be unique. */
export const isValidationError = (error: unknown): error is Error =>
  error instanceof Error && fieldErrorsOf(error) !== undefined;

/** Whether the CMS refused a request for a reason that the caller may know. */
export const isRefusal = (error: unknown): error is Error & { status: number } => {
  const { isPublic, status } = (error ?? {}) as { isPublic?: unknown; status?: unknown };
  return isPublic === true && typeof status === 'number' && status < 500;
};

/** Whether a login was refused because the account is locked. */
export const isLockedAccount = (error: unknown, { t }: Pick<PayloadRequest, 't'>): boolean =>
  error instanceof Error && error.message === t('error:userLocked');

const sessionEnded = {
  en: 'Your session has ended. Log in again in another tab, then save here: what you typed is still here.',
  my: 'သင့်အကောင့်ဝင်ချိန် ကုန်သွားပါပြီ။ တက်ဘ်အသစ်တစ်ခုတွင် ပြန်ဝင်ပြီး ဤနေရာတွင် သိမ်းပါ။ ရိုက်ထားသမျှ ဤနေရာတွင် ရှိနေပါသေးသည်။',
  fr: 'Votre session a expiré. Reconnectez-vous dans un autre onglet, puis enregistrez ici : votre saisie est toujours là.',
};

/** What the CMS answers for an error whose class has no name: the build takes the name of some away. */
const lostMessage = 'An unknown error occurred.';

/**
 * What the admin's form needs of an error: the message of each refused field at its path, the reason of any other
 * refusal, and a plain sentence where the session has ended while someone typed.
 */
export const answerForForms: AfterError = ({ error, req, result }) => {
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
  if (message === lostMessage && isRefusal(error)) return { response: { errors: [{ message: error.message }] } };
};
