import { getLegal } from '@/lib/contract/legal';
import { readGlobal } from './content';
import { languagesOf } from './localised';
import { toHtml } from './rich-text';
import { route } from './route';
import { routes } from './routes';

export const legal = routes(
  route(getLegal, async () => {
    const legal = await readGlobal('legal');
    return {
      privacy: toHtml(legal.privacy) || undefined,
      terms: toHtml(legal.terms) || undefined,
      textLanguages: languagesOf(legal),
      translations: legal.translations,
    };
  }),
);
