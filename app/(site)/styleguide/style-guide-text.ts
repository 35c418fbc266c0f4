import { getLocale } from '#text';
import type { Locale } from '@/lib/format/locale';
import { en, type StyleGuideText } from './texts/en';
import { fr } from './texts/fr';
import { my } from './texts/my';

const texts: Record<Locale, StyleGuideText> = { en, my, fr };

/** No part of `lib/text`: visitors never read it. */
export const getStyleGuideText = (): StyleGuideText => texts[getLocale()];
