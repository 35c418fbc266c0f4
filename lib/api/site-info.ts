import 'server-only';
import * as contract from '@/lib/contract/site-info';
import { cleanHtml } from '@/lib/format/clean-html';
import { type Loaded, load } from './load';

const withCleanRules = ({ texts, ...info }: contract.SiteInfo): contract.SiteInfo => ({
  ...info,
  texts: texts && {
    ...texts,
    groupRules: texts.groupRules && cleanHtml(texts.groupRules),
    privateRules: texts.privateRules && cleanHtml(texts.privateRules),
  },
});

export async function getSiteInfo(): Promise<Loaded<contract.SiteInfo>> {
  return load(contract.getSiteInfo, {
    tags: ['site-info'],
    select: ([info]) => withCleanRules(info ?? {}),
  });
}
