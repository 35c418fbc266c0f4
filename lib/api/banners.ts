import 'server-only';
import * as contract from '@/lib/contract/banners';
import { load } from './server';

/** The slides of the home page; the first carries its phone picture as a data URI where it is small. */
export const listBanners = () =>
  load(contract.listBanners, { query: { inline: 'true' }, tags: ['banners'], keep: (list) => list });
