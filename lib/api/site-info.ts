import 'server-only';
import * as contract from '@/lib/contract/site-info';
import { cleanHtml } from '@/lib/format/clean-html';
import { type Loaded, load } from './server';

const withCleanRules = ({ texts, ...info }: contract.SiteInfo): contract.SiteInfo => ({
  ...info,
  texts: texts && {
    ...texts,
    groupRules: texts.groupRules && cleanHtml(texts.groupRules),
    privateRules: texts.privateRules && cleanHtml(texts.privateRules),
  },
});

/** Contact, accounts, links and texts of the school: the first element of the list; empty when there is none. Rules are cleaned HTML. */
export async function getSiteInfo(): Promise<Loaded<contract.SiteInfo>> {
  return load(contract.getSiteInfo, {
    tags: ['site-info'],
    keep: ([info]) => withCleanRules(info ?? {}),
  });
}
