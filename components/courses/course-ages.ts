import { getLocale, getText } from '#text';
import { parseAges } from '@/lib/format/ages';
import { defaultLocale } from '@/lib/format/locale';
import { fill } from '@/lib/text/fill';

/** "5 to 7" as staff write it, in the language of the page where it can be read. */
export function agesText(ages: string | undefined): string | undefined {
  const range = getLocale() === defaultLocale ? undefined : parseAges(ages);
  if (!range) return ages;
  const text = getText('courses').ageRange;
  const { from, to } = range;
  if (to === Number.POSITIVE_INFINITY) return fill(text.from, { from });
  return from === 0 ? fill(text.upTo, { to }) : fill(text.between, { from, to });
}
