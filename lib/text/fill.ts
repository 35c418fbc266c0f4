import { getLocale } from '#text';
import { toBurmeseDigits } from '@/lib/format/digits';
import { formatNumber, hasBurmeseDigits } from '@/lib/format/numbers';
import type { Plural } from './dictionary';

type Values = Record<string, string | number>;

const write = (value: string | number | undefined): string =>
  typeof value === 'number' && getLocale() === 'my' && hasBurmeseDigits()
    ? toBurmeseDigits(String(value))
    : String(value);

/** Replaces `{name}` by its value. */
export const fill = (template: string, values: Values): string =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? write(values[name]) : place));

const rules = new Map<string, Intl.PluralRules>();

/** The plural form for `count`, which replaces `{count}`. */
export function plural(forms: Plural, count: number, values?: Values): string {
  const locale = getLocale();
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  const form = rule.select(count) === 'one' ? forms.one : undefined;
  return fill(form ?? forms.other, { count: formatNumber(locale, count), ...values });
}
