import type { FormField, FormState } from 'payload';

/** The message of a refused save, the value that it is about, and the field's own validator. */
type Refusal = { message: string; value: unknown; validate: FormField['validate'] };

type RefusableField = FormField & { refusal?: Refusal | undefined };
type Fields = Record<string, RefusableField>;

const isInvalid = ({ valid, errorMessage }: FormField) => valid === false && Boolean(errorMessage);

const withRefusal = (field: RefusableField): RefusableField => ({
  ...field,
  refusal: { message: field.errorMessage ?? '', value: field.value, validate: field.validate },
  // Lets the next save through: only the server knows whether it is still refused.
  validate: () => true,
});

const withoutRefusal = ({ refusal, ...field }: RefusableField): RefusableField => ({
  ...field,
  validate: refusal?.validate,
});

const withMessage = (field: RefusableField, { message }: Refusal): RefusableField => ({
  ...field,
  valid: false,
  errorMessage: message,
});

function changedFields(fields: Fields, change: (field: RefusableField) => RefusableField | undefined): FormState {
  const changed = Object.entries(fields).map(([path, field]) => [path, change(field)] as const);
  return Object.fromEntries(changed.filter(([, field]) => field)) as FormState;
}

export const hasRefusals = (fields: Fields): boolean => Object.values(fields).some(({ refusal }) => refusal);

/** For a form whose save was just refused. Returns the changed fields, like the functions below. */
export const storeRefusals = (fields: Fields): FormState =>
  changedFields(fields, (field) => {
    const plain = field.refusal ? withoutRefusal(field) : field;
    if (isInvalid(plain)) return withRefusal(plain);
    return plain === field ? undefined : plain;
  });

/** A refusal ends when its value changes. A response that was requested before the save may have removed the message. */
export const updateRefusals = (fields: Fields): FormState =>
  changedFields(fields, (field) => {
    if (!field.refusal) return undefined;
    if (!Object.is(field.value, field.refusal.value)) return withoutRefusal(field);
    return isInvalid(field) ? undefined : withMessage(field, field.refusal);
  });

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
