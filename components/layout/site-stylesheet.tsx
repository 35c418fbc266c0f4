import 'server-only';
import { InlineSiteStylesheet } from './inline-site-stylesheet';
import { stylesheetHref } from './stylesheet-files';

/** Inline on a first visit, which saves a round trip before the first paint; afterwards a file that the browser caches. */
export function SiteStylesheet({ nonce, isFirstVisit }: { nonce?: string; isFirstVisit: boolean }) {
  const href = stylesheetHref('site');
  if (isFirstVisit) return <InlineSiteStylesheet nonce={nonce} href={href} />;
  return <link rel="stylesheet" href={href} precedence="site" />;
}
