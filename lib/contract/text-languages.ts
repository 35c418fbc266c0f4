import * as z from 'zod/mini';
import { locales } from '@/lib/format/locale';
import { tolerant } from './common';

export const locale = z.enum(locales);

/** Fields whose text is not in the language of the request, and theirs. Only the built-in backend sends it. */
export const textLanguages = tolerant(z.record(z.string(), locale));
export type TextLanguages = z.infer<typeof textLanguages>;

/** Languages besides English in which all texts of the record exist. Only the built-in backend sends it. */
export const translations = tolerant(z.array(locale));

/** The only language of a record for its readers alone: lists in the others leave it out. Only the built-in backend sends it. */
export const onlyIn = tolerant(locale);
