import 'server-only';
import { type SiteInfo, siteInfoList } from '@/lib/contract/site-info';
import { type Loaded, load } from './server';

/** Contact, accounts, links and texts of the school: the first element of `GET /bank`; empty when there is none. */
export async function getSiteInfo(): Promise<Loaded<SiteInfo>> {
  return load({ path: '/bank', schema: siteInfoList, tags: ['site-info'], keep: (list): SiteInfo => list[0] ?? {} });
}
