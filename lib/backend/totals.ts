import { Hono } from 'hono';
import { openCms } from '@/lib/cms/open';
import { answer, type Backend } from './backend';

/** `GET /about/total_infomation`: label to number, in the order staff gave them. */
export const totals = new Hono<Backend>().get('/about/total_infomation', async (c) => {
  const cms = await openCms();
  const { items } = await cms.findGlobal({ slug: 'totals', overrideAccess: false });
  return answer(c, Object.fromEntries((items ?? []).map(({ label, value }) => [label, value])));
});
