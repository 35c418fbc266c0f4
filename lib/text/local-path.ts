import { getLocale } from '#text';
import { localHref } from '@/lib/format/locale';

/** A page of this site in the language of the request. */
export const localPath = (path: string): string => localHref(getLocale(), path);
