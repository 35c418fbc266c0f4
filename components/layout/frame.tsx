import { Activity, type ReactNode } from 'react';
import { getSiteInfo } from '@/lib/api/site-info';
import { capabilities } from '@/lib/backend-choice';
import { env } from '@/lib/env';
import { layout } from '@/lib/text/en/layout';
import { DownloadApp } from './download-app';
import { Footer } from './footer';
import { Header } from './header';
import { LoadModalPolyfill } from './load-modal-polyfill';
import { Preloader } from './preloader';
import { VisitBeacon } from './visit-beacon';
import { Welcome } from './welcome';

type Visit = { loggedIn: boolean; path: string };

/** Not async, so that page and header load in parallel. Each `Activity` hydrates by itself, first the one that is used. */
export function Frame({ loggedIn, path, children }: Visit & { children: ReactNode }) {
  return (
    <>
      <Preloader />
      <a href="#content" className="skip-link">
        {layout.skip}
      </a>
      <SiteHeader loggedIn={loggedIn} path={path} />
      {loggedIn && <Welcome />}
      <div id="content" className="content" tabIndex={-1}>
        <Activity>{children}</Activity>
      </div>
      <Activity>
        <SiteFooter />
        <LoadModalPolyfill />
        {countsVisits() && <VisitBeacon />}
      </Activity>
    </>
  );
}

const countsVisits = () => capabilities().countsVisits && env().COUNT_VISITS === '1';

async function SiteHeader({ loggedIn, path }: Visit) {
  const info = (await getSiteInfo()).data ?? {};
  return <Header name={env().SITE_NAME} info={info} loggedIn={loggedIn} path={path} />;
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
