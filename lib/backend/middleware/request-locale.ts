import { createMiddleware } from 'hono/factory';
import { withLocale } from '#text';
import type { Backend } from '@/lib/backend/backend';
import { isLocale } from '@/lib/format/locale';

/** `?locale=` goes before the language of `Accept-Language`, which `lib/http` has set. */
export const chooseLocale = createMiddleware<Backend>((c, next) => {
  const locale = c.req.query('locale');
  return isLocale(locale) ? withLocale(locale, next) : next();
});
