import { file, maxLength, optional, overwrite, string, superRefine, trim } from 'zod/mini';
import { isBlank, visibleLength } from '@/lib/format/characters';
import { toLatinDigits } from '@/lib/format/digits';
import { compactPhone, isNumericPhone, latinPhone, toE164 } from '@/lib/format/phone';
import { files } from '@/lib/text/en/files';
import { forms } from '@/lib/text/en/forms';
import { type Refusal, refusal } from '@/lib/text/refusal';
import { preprocess } from './preprocess';

const tooLongForAny = refusal(forms, 'tooLong');

type Rule = { holds: (text: string) => boolean; otherwise: Refusal };

/** The issue of a broken rule. Its code travels beside its sentence. */
export const issueOf = ({ code, message }: Refusal) => ({ code: 'custom' as const, message, params: { code } });

/** A check whose issue has its own code. */
export const rule = <Value>(holds: (value: Value) => boolean, otherwise: Refusal) =>
  superRefine<Value>((value, context) => {
    if (!holds(value)) context.addIssue(issueOf(otherwise));
  });

/** Twice what the longest field holds. */
const maxLengthRead = 10_000;

type Reading = {
  /** What is said of a text far beyond any field. */
  tooLong?: Refusal;
  /** The text as it is stored and sent. */
  read?: (text: string) => string;
};

/** What is no text counts as a text that was left out. */
export const asText = (value: unknown) =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';

// Only the first broken rule speaks, so that a person reads one sentence at a time.
function checked(missing: Refusal, rules: Rule[], { tooLong = tooLongForAny, read = (text) => text }: Reading = {}) {
  return preprocess(
    asText,
    string({ error: missing.message }).check(
      trim(),
      overwrite(read),
      superRefine((text, context) => {
        const all: Rule[] = [
          { holds: (text) => text.length <= maxLengthRead, otherwise: tooLong },
          { holds: (text) => !isBlank(text), otherwise: missing },
          ...rules,
        ];
        const broken = all.find((rule) => !rule.holds(text));
        if (broken) context.addIssue(issueOf(broken.otherwise));
      }),
    ),
  );
}

const atMost = (units: number, otherwise: Refusal): Rule => ({ holds: (text) => text.length <= units, otherwise });

type Lengths = { min?: [number, Refusal]; max?: [number, Refusal]; most?: number };

/** A text that must not be blank; `min` and `max` count visible characters, `most` is a plain upper bound. */
export function filled(missing: Refusal, { min, max, most = 300 }: Lengths = {}) {
  const tooLong = max?.[1] ?? tooLongForAny;
  // Before visible characters are counted: that takes far longer than this.
  const rules = [atMost(most, tooLong)];
  if (min) rules.push({ holds: (text) => visibleLength(text, min[0]) >= min[0], otherwise: min[1] });
  if (max) rules.push({ holds: (text) => visibleLength(text, max[0] + 1) <= max[0], otherwise: max[1] });
  return checked(missing, rules, { tooLong });
}

/** A text that may be blank or absent. */
export function optionalText(most = 300) {
  return optional(
    string().check(
      trim(),
      rule((text) => text.length <= most, tooLongForAny),
      maxLength(most, forms.tooLong),
    ),
  );
}

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const addressShape = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})*$`, 'i');
const dottedDomain = /@.+\.(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/i;

/** True for an e-mail address with a dot in its domain: the one rule of every form. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && addressShape.test(text) && dottedDomain.test(text);
}

/** An e-mail address. `format` is said of what is no address at all, `address` of one whose domain has no dot. */
export function email(
  missing: Refusal,
  format: Refusal = refusal(forms, 'emailFormat'),
  address: Refusal = refusal(forms, 'emailAddress'),
) {
  return checked(missing, [
    { holds: (text) => text.length <= 254 && addressShape.test(text), otherwise: format },
    { holds: (text) => dottedDomain.test(text), otherwise: address },
  ]);
}

/** A phone number as people in Myanmar write it, 5 to 15 characters without spaces and dashes; read with digits 0 to 9, which any backend takes. `toE164` gives what is stored. */
export function phone(missing: Refusal) {
  return checked(missing, phoneRules, { read: latinPhone });
}

const phoneLength = (text: string) => compactPhone(text).replace(/^\+/, '').length;
const phoneRules: Rule[] = [
  { holds: (text) => phoneLength(text) >= 5, otherwise: refusal(forms, 'phoneTooShort') },
  { holds: (text) => phoneLength(text) <= 15, otherwise: refusal(forms, 'phoneTooLong') },
  { holds: isNumericPhone, otherwise: refusal(forms, 'phoneNumeric') },
  { holds: (text) => toE164(text) !== null, otherwise: refusal(forms, 'phoneInvalid') },
];

/** A phone number, or the e-mail address of someone who was not asked for one. */
export function phoneOrEmail(missing: Refusal) {
  return checked(missing, [
    { holds: (text) => !text.includes('@') || isEmail(text), otherwise: refusal(forms, 'emailFormat') },
    ...phoneRules.map(({ holds, otherwise }) => ({
      holds: (text: string) => isEmail(text) || holds(text),
      otherwise,
    })),
  ]);
}

/** A whole number of years as text, in any digits. */
export function age(missing: Refusal, min: number, max: number, outside: Refusal) {
  return checked(missing, [
    {
      holds: (text) => {
        const years = toLatinDigits(text);
        return /^\d{1,3}$/.test(years) && Number(years) >= min && Number(years) <= max;
      },
      otherwise: outside,
    },
  ]);
}

/** A password, kept to the letter; `min` counts visible characters. */
export function password(missing: Refusal, min?: [number, Refusal], tooLong: Refusal = tooLongForAny) {
  return string({ error: missing.message }).check(
    superRefine((text, context) => {
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

/** The largest screenshot that is taken, in bytes. */
export const screenshotBytes = 5_242_880;

// Some pickers of Android tell no type, which travels as octets. Then the name speaks, where it says anything; the server reads the bytes.
const untyped = ['', 'application/octet-stream'];
const imageName = /^[^.]*$|\.(?:avif|bmp|gif|hei[cf]|jfif|jpe?g|png|tiff?|webp)$/i;

const mayBeImage = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  untyped.includes(type) ? imageName.test(name) : type.startsWith('image/');

/** What is wrong with a chosen screenshot; undefined when nothing is. */
export function screenshotProblem(chosen: Pick<File, 'type' | 'name' | 'size'>): Refusal | undefined {
  if (!mayBeImage(chosen)) return refusal(files, 'notAnImage');
  return chosen.size > screenshotBytes ? refusal(files, 'tooLarge') : undefined;
}

/** An image file of at most 5 MB. */
export const screenshot = file({ error: files.screenshotRequired }).check(
  superRefine((chosen, context) => {
    const problem = chosen.size === 0 ? refusal(files, 'screenshotRequired') : screenshotProblem(chosen);
    if (problem) context.addIssue(issueOf(problem));
  }),
);

/** A field no person sees: what fills it in is a program, and nothing is stored. */
export const honeypot = { website: optional(string().check(maxLength(300))) };
