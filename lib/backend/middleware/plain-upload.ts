import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Backend } from '@/lib/backend/backend';
import { outcome, refuseForeign } from './plain-form';

type Options = {
  /** The page of the form, which shows the outcome. */
  page: (c: Context) => string;
  texts: Record<string, unknown>;
};

/** Lets a form with a file be posted by a browser without scripts: the same route, answered by the way back to the form's page. */
export const plainUpload = ({ page, texts }: Options) =>
  createMiddleware<Backend>(async (c, next) => {
    // A browser asks for a page; scripts and the mobile app ask for data.
    if (!c.req.header('accept')?.includes('text/html')) return next();
    refuseForeign(c);
    await next();
    const address = page(c);
    c.res = new Response(null, {
      status: 303,
      headers: { location: `${address}${address.includes('?') ? '&' : '?'}${await outcome(c.res, texts)}#form` },
    });
  });
