import { Hono } from 'hono';
import { openCms } from '@/lib/cms/open';
import { answer, type Backend } from './backend';
import { toHtml } from './rich-text';

/** `GET /legal`: privacy and terms, beyond the specification. */
export const legal = new Hono<Backend>().get('/legal', async (c) => {
  const cms = await openCms();
  const { privacy, terms } = await cms.findGlobal({ slug: 'legal', overrideAccess: false });
  return answer(c, { privacy: toHtml(privacy) || undefined, terms: toHtml(terms) || undefined });
});
