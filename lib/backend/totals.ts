import { openCms } from '@/lib/cms/open';
import { getTotals } from '@/lib/contract/totals';
import { route } from './route';
import { routes } from './routes';

export const totals = routes(
  route(getTotals, async () => {
    const cms = await openCms();
    const { items } = await cms.findGlobal({ slug: 'totals', overrideAccess: false });
    return Object.fromEntries((items ?? []).map(({ label, value }) => [label, value]));
  }),
);
