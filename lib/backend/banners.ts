import { Hono } from 'hono';
import { bannerQuery } from '@/lib/contract/banners';
import { answer, type Backend } from './backend';
import { published } from './content';
import { query } from './middleware/checked';
import { picturePath, toPicture } from './pictures';

/** `GET /banner`. With `inline=true` the first banner carries its phone picture, for a page that wants to save a request. */
export const banners = new Hono<Backend>().get('/banner', query(bannerQuery), async (c) => {
  const inline = c.get('queryData').inline === 'true';
  const documents = await published('banners', { sort: 'position' });
  return answer(
    c,
    documents.map((banner, index) => ({
      _id: banner.id,
      text: banner.text,
      lead: banner.lead ?? undefined,
      href: banner.href ?? undefined,
      action: banner.action ?? undefined,
      coverDesktop: picturePath(banner.coverDesktop),
      coverMobile: picturePath(banner.coverMobile),
      pictures: {
        coverDesktop: toPicture(banner.coverDesktop),
        coverMobile: toPicture(banner.coverMobile, inline && index === 0),
      },
    })),
  );
});
