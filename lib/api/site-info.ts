import 'server-only';
import { type SiteInfo, siteInfoList } from '@/lib/contract/site-info';
import { cleanHtml } from '@/lib/format/clean-html';
import { type Loaded, load } from './server';

const withCleanRules = ({ texts, ...info }: SiteInfo): SiteInfo => ({
  ...info,
  texts: texts && {
    ...texts,
    groupRules: texts.groupRules && cleanHtml(texts.groupRules),
    privateRules: texts.privateRules && cleanHtml(texts.privateRules),
  },
});

/** Contact, accounts, links and texts of the school: the first element of `GET /bank`; empty when there is none. Rules are cleaned HTML. */
export async function getSiteInfo(): Promise<Loaded<SiteInfo>> {
  return load({
    path: '/bank',
    schema: siteInfoList,
    tags: ['site-info'],
    keep: ([info]) => withCleanRules(info ?? {}),
  });
}
