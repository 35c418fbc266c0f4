import { Activity, type ReactNode } from 'react';
import { getSiteInfo } from '@/lib/api/site-info';
import { env } from '@/lib/env';
import { layout } from '@/lib/text/en/layout';
import { DownloadApp } from './download-app';
import { Footer } from './footer';
import { Header } from './header';
import { OlderBrowser } from './older-browser';
import { Preloader } from './preloader';
import { Welcome } from './welcome';

/**
 * What every page stands in: skip link, header, footer and the button for the app. React brings the parts in an `Activity` to life
 * one after the other, and first the one that a visitor touches. It awaits nothing itself: a page starts loading together with
 * its header, not after it.
 */
export function Frame({ loggedIn, children }: { loggedIn: boolean; children: ReactNode }) {
  return (
    <>
      <Preloader />
      <a href="#content" className="skip-link">
        {layout.skip}
      </a>
      <SiteHeader loggedIn={loggedIn} />
      {loggedIn && <Welcome />}
      <div id="content" className="content" tabIndex={-1}>
        <Activity>{children}</Activity>
      </div>
      <Activity>
        <SiteFooter />
        <OlderBrowser />
      </Activity>
    </>
  );
}

async function SiteHeader({ loggedIn }: { loggedIn: boolean }) {
  const info = (await getSiteInfo()).data ?? {};
  return <Header name={env().SITE_NAME} info={info} loggedIn={loggedIn} />;
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
