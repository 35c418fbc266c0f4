import { openCms } from '@/lib/cms/open';
import { getLegal } from '@/lib/contract/legal';
import { toHtml } from './rich-text';
import { route } from './route';
import { routes } from './routes';

export const legal = routes(
  route(getLegal, async () => {
    const cms = await openCms();
    const { privacy, terms } = await cms.findGlobal({ slug: 'legal', overrideAccess: false });
    return { privacy: toHtml(privacy) || undefined, terms: toHtml(terms) || undefined };
  }),
);
