import type { IncomingMessage } from 'node:http';
import { defaultLocale, isLocale, type Locale, preferredLocale, splitLocale } from '@/lib/format/locale';
import { isPage } from '@/lib/http/page-paths';
import { localeHeader } from '@/lib/session/header-names';

type RequestLike = Pick<IncomingMessage, 'url' | 'headers'>;

/** Of a refusal before the framework: a prefix of the path counts first, then what the browser prefers. */
export function localeOfRefusal(request: RequestLike): Locale {
  const { locale } = splitLocale(request.url ?? '');
  return locale === defaultLocale ? preferredLocale(request.headers['accept-language']) : locale;
}

/** Of a page by its path; of the API by the page that holds the form, or else by `Accept-Language`. */
export function localeOf({ url = '', headers }: RequestLike): Locale {
  const [path = ''] = url.split('?', 1);
  if (isPage(path)) return rewrittenLocale(headers) ?? splitLocale(path).locale;
  if (!/^\/api(?:\/|$)/.test(path)) return defaultLocale;
  const isForm = headers['sec-fetch-mode'] === 'navigate' || headers.accept?.includes('text/html');
  return isForm ? formLocale(headers) : preferredLocale(headers['accept-language']);
}

/** On Vercel the middleware has rewritten the path before this process gets the request. */
function rewrittenLocale(headers: IncomingMessage['headers']): Locale | undefined {
  const locale = process.env.VERCEL ? headers[localeHeader] : undefined;
  return isLocale(locale) ? locale : undefined;
}

function formLocale({ referer = '', host }: IncomingMessage['headers']): Locale {
  const page = URL.canParse(referer) ? new URL(referer) : undefined;
  return page?.host === host ? splitLocale(page?.pathname ?? '').locale : defaultLocale;
}
