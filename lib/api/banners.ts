import 'server-only';
import * as contract from '@/lib/contract/banners';
import { load } from './load';

export const listBanners = () =>
  load(contract.listBanners, { query: { inline: 'true' }, tags: ['banners'], select: (list) => list });
