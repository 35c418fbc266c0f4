import { createMiddleware } from 'hono/factory';
import type { Backend } from '@/lib/backend/backend';
import { refuseOtherSites, sendBack, type WayBack } from './plain-form';

/** Lets a form with a file be posted by a browser without scripts: the same route, answered by the way back to the form's page. */
export const plainUpload = (wayBack: WayBack) =>
  createMiddleware<Backend>(async (c, next) => {
    // A browser asks for a page; scripts and the mobile app ask for data.
    if (!c.req.header('accept')?.includes('text/html')) return next();
    refuseOtherSites(c);
    await next();
    await sendBack(c, wayBack);
  });
