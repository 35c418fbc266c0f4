import { file, maxLength, optional, overwrite, string, superRefine, trim } from 'zod/mini';
import { isBlank, visibleLength } from '@/lib/format/characters';
import { toLatinDigits } from '@/lib/format/digits';
import { compactPhone, isNumericPhone, latinPhone, toE164 } from '@/lib/format/phone';
import { files } from '@/lib/text/en/files';
import { forms } from '@/lib/text/en/forms';
import { preprocess } from './preprocess';

type Rule = { holds: (text: string) => boolean; message: string };

/** Twice what the longest field holds. */
const maxLengthRead = 10_000;

type Reading = {
  /** What is said of a text far beyond any field. */
  tooLong?: string;
  /** The text as it is stored and sent. */
  read?: (text: string) => string;
};

// Only the first broken rule speaks, so that a person reads one sentence at a time.
function checked(missing: string, rules: Rule[], { tooLong = forms.tooLong, read = (text) => text }: Reading = {}) {
  return preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    string({ error: missing }).check(
      trim(),
      overwrite(read),
      superRefine((text, context) => {
        const all: Rule[] = [
          { holds: (text) => text.length <= maxLengthRead, message: tooLong },
          { holds: (text) => !isBlank(text), message: missing },
          ...rules,
        ];
        const broken = all.find((rule) => !rule.holds(text));
        if (broken) context.addIssue({ code: 'custom', message: broken.message });
      }),
    ),
  );
}

const atMost = (units: number, message: string): Rule => ({ holds: (text) => text.length <= units, message });

type Lengths = { min?: [number, string]; max?: [number, string]; most?: number };

/** A text that must not be blank; `min` and `max` count visible characters, `most` is a plain upper bound. */
export function filled(missing: string, { min, max, most = 300 }: Lengths = {}) {
  const tooLong = max?.[1] ?? forms.tooLong;
  // Before visible characters are counted: that takes far longer than this.
  const rules = [atMost(most, tooLong)];
  if (min) rules.push({ holds: (text) => visibleLength(text, min[0]) >= min[0], message: min[1] });
  if (max) rules.push({ holds: (text) => visibleLength(text, max[0] + 1) <= max[0], message: max[1] });
  return checked(missing, rules, { tooLong });
}

/** A text that may be blank or absent. */
export function optionalText(most = 300) {
  return optional(string().check(trim(), maxLength(most, forms.tooLong)));
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
export function email(missing: string, format: string = forms.emailFormat, address: string = forms.emailAddress) {
  return checked(missing, [
    { holds: (text) => text.length <= 254 && addressShape.test(text), message: format },
    { holds: (text) => dottedDomain.test(text), message: address },
  ]);
}

/** A phone number as people in Myanmar write it, 5 to 15 characters without spaces and dashes; read with digits 0 to 9, which any backend takes. `toE164` gives what is stored. */
export function phone(missing: string) {
  return checked(missing, phoneRules, { read: latinPhone });
}

const phoneLength = (text: string) => compactPhone(text).replace(/^\+/, '').length;
const phoneRules: Rule[] = [
  { holds: (text) => phoneLength(text) >= 5, message: forms.phoneTooShort },
  { holds: (text) => phoneLength(text) <= 15, message: forms.phoneTooLong },
  { holds: isNumericPhone, message: forms.phoneNumeric },
  { holds: (text) => toE164(text) !== null, message: forms.phoneInvalid },
];

/** A phone number, or the e-mail address of someone who was not asked for one. */
export function phoneOrEmail(missing: string) {
  return checked(missing, [
    { holds: (text) => !text.includes('@') || isEmail(text), message: forms.emailFormat },
    ...phoneRules.map(({ holds, message }) => ({ holds: (text: string) => isEmail(text) || holds(text), message })),
  ]);
}

/** A whole number of years as text, in any digits. */
export function age(missing: string, min: number, max: number, outside: string) {
  return checked(missing, [
    {
      holds: (text) => {
        const years = toLatinDigits(text);
        return /^\d{1,3}$/.test(years) && Number(years) >= min && Number(years) <= max;
      },
      message: outside,
    },
  ]);
}

/** A password, kept to the letter; `min` counts visible characters. */
export function password(missing: string, min?: [number, string], tooLong: string = forms.tooLong) {
  return string({ error: missing }).check(
    superRefine((text, context) => {
      const wrong =
        text.length === 0
          ? missing
          : text.length > 128
            ? tooLong
            : min && visibleLength(text, min[0]) < min[0]
              ? min[1]
              : undefined;
      if (wrong) context.addIssue({ code: 'custom', message: wrong });
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
export function screenshotProblem(chosen: Pick<File, 'type' | 'name' | 'size'>): string | undefined {
  if (!mayBeImage(chosen)) return files.notAnImage;
  return chosen.size > screenshotBytes ? files.tooLarge : undefined;
}

/** An image file of at most 5 MB. */
export const screenshot = file({ error: files.screenshotRequired }).check(
  superRefine((chosen, context) => {
    const problem = chosen.size === 0 ? files.screenshotRequired : screenshotProblem(chosen);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  }),
);

/** A field no person sees: what fills it in is a program, and nothing is stored. */
export const honeypot = { website: optional(string().check(maxLength(300))) };
