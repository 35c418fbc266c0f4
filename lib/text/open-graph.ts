import { getLocale } from '#text';
import type { Locale } from '@/lib/format/locale';

const openGraphLocales: Record<Locale, string> = { en: 'en', my: 'my_MM', fr: 'fr_FR' };

export const openGraphLocale = (): string => openGraphLocales[getLocale()];

/** Drawn beforehand by `scripts/share-images.mjs`. */
export const shareImages: Record<Locale, string> = { en: '/share.png', my: '/share-my.png', fr: '/share-fr.png' };

/** For pages without a picture of their own. */
export const shareImage = () => ({ url: shareImages[getLocale()], width: 1200, height: 630 });
