import 'server-only';
import { bannerList } from '@/lib/contract/banners';
import { load } from './server';

/** The slides of the home page; the first carries its phone picture as a data URI where it is small. */
export const listBanners = () =>
  load({ path: '/banner?inline=true', schema: bannerList, tags: ['banners'], keep: (list) => list });
