import { Activity, type ReactNode } from 'react';
import { getText } from '#text';
import { IslandText } from '@/components/ui/island-text';
import { getSiteInfo } from '@/lib/api/site-info';
import { capabilities } from '@/lib/backend-choice';
import { env } from '@/lib/env';
import { DownloadApp } from './download-app';
import { Footer } from './footer';
import { Header } from './header';
import { LanguageOffer } from './language-offer';
import { LoadModalPolyfill } from './load-modal-polyfill';
import { Preloader } from './preloader';
import { VisitBeacon } from './visit-beacon';
import { Welcome } from './welcome';

type Visit = {
  isLoggedIn: boolean;
  path: string;
  search?: string;
  /** The menu marks no page. */
  isNotFound?: boolean;
};

type Props = Visit & { children: ReactNode };

/** Not async, so that page and header load in parallel. Each `Activity` hydrates by itself, first the one that is used. */
export function Frame({ children, ...visit }: Props) {
  const { isLoggedIn, path, search } = visit;
  const layout = getText('layout');
  return (
    <>
      <IslandText nouns={isLoggedIn ? ['ui', 'pageFailure', 'layout', 'accounts'] : ['ui', 'pageFailure']} />
      <Preloader />
      <a href="#content" className="skip-link">
        {layout.skip}
      </a>
      <LanguageOffer path={path} search={search} />
      <SiteHeader {...visit} />
      {isLoggedIn && <Welcome />}
      <div id="content" className="content" tabIndex={-1}>
        <Activity>{children}</Activity>
      </div>
      <Activity>
        <SiteFooter />
        <LoadModalPolyfill />
        {hasVisitBeacon() && <VisitBeacon />}
      </Activity>
    </>
  );
}

const hasVisitBeacon = () => capabilities.canCountVisits && env().COUNT_VISITS === '1';

async function SiteHeader(visit: Visit) {
  const info = (await getSiteInfo()).data ?? {};
  return <Header name={env().SITE_NAME} info={info} {...visit} />;
}

async function SiteFooter() {
  const info = (await getSiteInfo()).data ?? {};
  return (
    <>
      <Footer name={env().SITE_NAME} info={info} />
      <DownloadApp info={info} />
    </>
  );
}
