import type { FormField, FormState } from 'payload';

/** The message of a refused save, the value that it is about, and the field's own validator. */
type Refusal = { message: string; value: unknown; validate: FormField['validate']; isOfDraft: boolean };

type RefusableField = FormField & { refusal?: Refusal | undefined };
type Fields = Record<string, RefusableField>;

const messageOf = (field: FormField | undefined) => (field && isInvalid(field) ? field.errorMessage : undefined);

const isInvalid = ({ valid, errorMessage }: FormField) => valid === false && Boolean(errorMessage);

const withRefusal = (field: RefusableField, isOfDraft: boolean): RefusableField => ({
  ...field,
  refusal: { message: field.errorMessage ?? '', value: field.value, validate: field.validate, isOfDraft },
  // Lets the next save through: only the server knows whether it is still refused. Drafts are not validated before.
  validate: isOfDraft ? field.validate : () => true,
});

const withoutRefusal = ({ refusal, ...field }: RefusableField): RefusableField => ({
  ...field,
  refusal: undefined,
  validate: refusal ? refusal.validate : field.validate,
});

const withMessage = (field: RefusableField, { message }: Refusal): RefusableField => ({
  ...field,
  valid: false,
  errorMessage: message,
});

function changedFields(
  fields: Fields,
  change: (field: RefusableField, path: string) => RefusableField | undefined,
): FormState {
  const changed = Object.entries(fields).map(([path, field]) => [path, change(field, path)] as const);
  return Object.fromEntries(changed.filter(([, field]) => field)) as FormState;
}

export const hasRefusals = (fields: Fields): boolean => Object.values(fields).some(({ refusal }) => refusal);

export const hasDraftRefusals = (fields: Fields): boolean =>
  Object.values(fields).some(({ refusal }) => refusal?.isOfDraft);

export const refusedPaths = (fields: Fields): string[] => Object.keys(fields).filter((path) => fields[path]?.refusal);

/** For a form whose save was just refused. Returns the changed fields, like the functions below. */
export const storeRefusals = (fields: Fields): FormState =>
  changedFields(fields, (field) => {
    const plain = field.refusal ? withoutRefusal(field) : field;
    if (isInvalid(plain)) return withRefusal(plain, false);
    return plain === field ? undefined : plain;
  });

/**
 * For a draft that was just refused. Messages that the form had before the save are about what a draft may lack: they end.
 * Empty if the save brought no message.
 */
export function storeDraftRefusals(before: Fields, fields: Fields): FormState {
  const isRefused = (field: RefusableField, path: string) =>
    isInvalid(field) && (field.refusal !== undefined || field.errorMessage !== messageOf(before[path]));
  if (!Object.entries(fields).some(([path, field]) => isRefused(field, path))) return {};
  return changedFields(fields, (field, path) => {
    if (!isInvalid(field)) return undefined;
    return isRefused(field, path)
      ? withRefusal(withoutRefusal(field), true)
      : { ...field, valid: true, errorMessage: undefined };
  });
}

/** A refusal ends when its value changes. A response that was requested before the save may have removed the message. */
export const updateRefusals = (fields: Fields): FormState =>
  changedFields(fields, (field) => {
    if (!field.refusal) return undefined;
    if (!Object.is(field.value, field.refusal.value)) return withoutRefusal(field);
    return isInvalid(field) ? undefined : withMessage(field, field.refusal);
  });

/** Of a result of the server, those that the form does not have yet. */
export const newFields = (result: FormState): FormState =>
  Object.fromEntries(Object.entries(result).filter(([, { addedByServer }]) => addedByServer));

export const removeRefusals = (fields: Fields): FormState =>
  changedFields(fields, (field) => field.refusal && withoutRefusal(field));

/**
 * Adds the refusals of the fields that were sent for validation to the result. Where a validator finds the error as well, the
 * refusal ends: the validator sees when a change of another field resolves it.
 */
export function keepRefusals(sent: Fields, validated: FormState): FormState {
  const refused = Object.entries(validated).flatMap(([path, field]) => {
    const refusal = sent[path]?.refusal;
    if (!refusal) return [];
    const isFound = field.valid === false;
    return [
      [path, isFound ? { ...field, refusal: undefined, validate: refusal.validate } : withMessage(field, refusal)],
    ];
  });
  return { ...validated, ...Object.fromEntries(refused) };
}
