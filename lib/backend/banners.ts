import { listBanners } from '@/lib/contract/banners';
import { listPublished } from './content';
import { languagesOf } from './localised';
import { picturePath, picturesOf } from './pictures';
import { route } from './route';
import { routes } from './routes';

export const banners = routes(
  route(listBanners, async ({ query }) => {
    const isInline = query.inline === 'true';
    const documents = await listPublished('banners', { sort: 'position' });
    return documents.map((banner, index) => ({
      _id: banner.id,
      text: banner.text ?? '',
      lead: banner.lead ?? undefined,
      href: banner.href ?? undefined,
      action: banner.action ?? undefined,
      textLanguages: languagesOf(banner),
      coverDesktop: picturePath(banner.coverDesktop),
      coverMobile: picturePath(banner.coverMobile),
      pictures: picturesOf(
        { coverDesktop: banner.coverDesktop, coverMobile: banner.coverMobile },
        isInline && index === 0 ? 'coverMobile' : undefined,
      ),
    }));
  }),
);
