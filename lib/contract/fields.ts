import * as z from 'zod/mini';
import { isBlank, visibleLength } from '@/lib/format/characters';
import { toLatinDigits } from '@/lib/format/digits';
import { compactPhone, isNumericPhone, latinPhone, toE164 } from '@/lib/format/phone';
import { type Refusal, refusal } from '@/lib/text/refusal';
import { preprocess } from './preprocess';

const defaultTooLong = refusal('forms', 'tooLong');

type Rule = { isSatisfied: (text: string) => boolean; refusal: Refusal };

export const issueOf = ({ code, message }: Refusal) => ({ code: 'custom' as const, message, params: { code } });

export const rule = <Value>(isSatisfied: (value: Value) => boolean, refusal: Refusal) =>
  z.superRefine<Value>((value, context) => {
    if (!isSatisfied(value)) context.addIssue(issueOf(refusal));
  });

const maxLengthRead = 10_000;

type TextOptions = {
  tooLong?: Refusal;
  read?: (text: string) => string;
  /** For the API document. */
  limits?: { minLength: number; maxLength: number; 'x-maxCharacters'?: number };
};

export const asText = (value: unknown) =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';

// Reports the first violation only, so that people read one message at a time.
function textField(
  missing: Refusal,
  rules: Rule[],
  {
    tooLong = defaultTooLong,
    read = (text) => text,
    limits = { minLength: 1, maxLength: maxLengthRead },
  }: TextOptions = {},
) {
  const schema = z.string({ error: () => missing.message }).check(
    z.trim(),
    z.overwrite(read),
    z.superRefine((text, context) => {
      const allRules: Rule[] = [
        { isSatisfied: (text) => text.length <= maxLengthRead, refusal: tooLong },
        { isSatisfied: (text) => !isBlank(text), refusal: missing },
        ...rules,
      ];
      const violated = allRules.find((rule) => !rule.isSatisfied(text));
      if (violated) context.addIssue(issueOf(violated.refusal));
    }),
  );
  return preprocess(asText, schema.register(z.globalRegistry, limits));
}

const maxLengthRule = (units: number, refusal: Refusal): Rule => ({
  isSatisfied: (text) => text.length <= units,
  refusal,
});

type Lengths = { min?: [number, Refusal]; max?: [number, Refusal]; maxUnits?: number };

/** `min` and `max` count visible characters, `maxUnits` UTF-16 units. */
export function requiredText(missing: Refusal, { min, max, maxUnits = 300 }: Lengths = {}) {
  const tooLong = max?.[1] ?? defaultTooLong;
  // First, because counting visible characters is slow.
  const rules = [maxLengthRule(maxUnits, tooLong)];
  if (min) rules.push({ isSatisfied: (text) => visibleLength(text, min[0]) >= min[0], refusal: min[1] });
  if (max) rules.push({ isSatisfied: (text) => visibleLength(text, max[0] + 1) <= max[0], refusal: max[1] });
  const limits = { minLength: min?.[0] ?? 1, maxLength: maxUnits, ...(max && { 'x-maxCharacters': max[0] }) };
  return textField(missing, rules, { tooLong, limits });
}

export function optionalText(maxUnits = 300) {
  return z.optional(
    z.string().check(
      z.trim(),
      rule((text) => text.length <= maxUnits, defaultTooLong),
      z.maxLength(maxUnits, { error: () => defaultTooLong.message }),
    ),
  );
}

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const emailPattern = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})*$`, 'i');
const dottedDomain = /@.+\.(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/i;

export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text) && dottedDomain.test(text);
}

/** `domain` is the message for a domain without a dot. */
export function email(
  missing: Refusal,
  format: Refusal = refusal('forms', 'emailFormat'),
  domain: Refusal = refusal('forms', 'emailAddress'),
) {
  return textField(missing, [
    { isSatisfied: (text) => text.length <= 254 && emailPattern.test(text), refusal: format },
    { isSatisfied: (text) => dottedDomain.test(text), refusal: domain },
  ]);
}

/** Burmese digits become Latin ones, for existing backends. */
export function phone(missing: Refusal) {
  return textField(missing, phoneRules, { read: latinPhone });
}

const phoneLength = (text: string) => compactPhone(text).replace(/^\+/, '').length;
const phoneRules: Rule[] = [
  { isSatisfied: (text) => phoneLength(text) >= 5, refusal: refusal('forms', 'phoneTooShort') },
  { isSatisfied: (text) => phoneLength(text) <= 15, refusal: refusal('forms', 'phoneTooLong') },
  { isSatisfied: isNumericPhone, refusal: refusal('forms', 'phoneNumeric') },
  { isSatisfied: (text) => toE164(text) !== null, refusal: refusal('forms', 'phoneInvalid') },
];

export function phoneOrEmail(missing: Refusal) {
  return textField(missing, [
    { isSatisfied: (text) => !text.includes('@') || isEmail(text), refusal: refusal('forms', 'emailFormat') },
    ...phoneRules.map(({ isSatisfied, refusal }) => ({
      isSatisfied: (text: string) => isEmail(text) || isSatisfied(text),
      refusal,
    })),
  ]);
}

export function age(missing: Refusal, min: number, max: number, outside: Refusal) {
  return textField(missing, [
    {
      isSatisfied: (text) => {
        const years = toLatinDigits(text);
        return /^\d{1,3}$/.test(years) && Number(years) >= min && Number(years) <= max;
      },
      refusal: outside,
    },
  ]);
}

/** A year of the last `years` years. Burmese digits count. */
export function year(missing: Refusal, outside: Refusal, years: number) {
  return textField(missing, [
    {
      isSatisfied: (text) => {
        const typed = toLatinDigits(text);
        const age = new Date().getFullYear() - Number(typed);
        return /^\d{4}$/.test(typed) && age >= 0 && age < years;
      },
      refusal: outside,
    },
  ]);
}

/** Not trimmed; `min` counts visible characters. */
export function password(missing: Refusal, min?: [number, Refusal], tooLong: Refusal = defaultTooLong) {
  return z.string({ error: () => missing.message }).check(
    z.superRefine((text, context) => {
      const wrong =
        text.length === 0
          ? missing
          : text.length > 128
            ? tooLong
            : min && visibleLength(text, min[0]) < min[0]
              ? min[1]
              : undefined;
      if (wrong) context.addIssue(issueOf(wrong));
    }),
  );
}

export const screenshotBytes = 5_242_880;

// Some Android pickers give no type, so the name decides. The server checks the bytes.
const unknownTypes = ['', 'application/octet-stream'];
const imageName = /^[^.]*$|\.(?:avif|bmp|gif|hei[cf]|jfif|jpe?g|png|tiff?|webp)$/i;

const canBeImage = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  unknownTypes.includes(type) ? imageName.test(name) : type.startsWith('image/');

export function screenshotProblem(chosen: Pick<File, 'type' | 'name' | 'size'>): Refusal | undefined {
  if (!canBeImage(chosen)) return refusal('files', 'notAnImage');
  return chosen.size > screenshotBytes ? refusal('files', 'tooLarge') : undefined;
}

export const screenshot = z.file({ error: () => refusal('files', 'screenshotRequired').message }).check(
  z.superRefine((chosen, context) => {
    const problem = chosen.size === 0 ? refusal('files', 'screenshotRequired') : screenshotProblem(chosen);
    if (problem) context.addIssue(issueOf(problem));
  }),
);

/** Hidden from people; a submission with a value is not stored. */
export const honeypot = { website: z.optional(z.string().check(z.maxLength(300))) };
