import { siteUrl } from '@/lib/env';
import { localPath } from '@/lib/text/local-path';

/** Of a page in the language of the request, or of the half of a mail that is being written. */
export const pageUrl = (path: string): string => `${siteUrl()}${localPath(path)}`;
