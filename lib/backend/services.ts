import { getLocale, withLocale } from '#text';
import { isMissionOrVision, listServices } from '@/lib/contract/services';
import { defaultLocale } from '@/lib/format/locale';
import { listPublished } from './content';
import { languagesOf, translationsOf } from './localised';
import { route } from './route';
import { routes } from './routes';

/** Recognised by their English titles. */
async function listLarge(): Promise<Set<string>> {
  const documents = await withLocale(defaultLocale, () => listPublished('services'));
  return new Set(documents.filter(({ title }) => isMissionOrVision({ title: title ?? '' })).map(({ id }) => id));
}

export const services = routes(
  route(listServices, async () => {
    const documents = await listPublished('services', { sort: 'position' });
    const large = getLocale() === defaultLocale ? undefined : await listLarge();
    return documents.map((service) => ({
      id: service.id,
      title: service.title ?? '',
      description: service.description ?? '',
      icon: service.icon,
      large: large?.has(service.id),
      textLanguages: languagesOf(service),
      translations: translationsOf(service),
    }));
  }),
);
