import { Activity, type ReactNode } from 'react';
import { getSiteInfo } from '@/lib/api/site-info';
import { env } from '@/lib/env';
import { layout } from '@/lib/text/en/layout';
import { DownloadApp } from './download-app';
import { Footer } from './footer';
import { Header } from './header';
import { OlderBrowser } from './older-browser';
import { Preloader } from './preloader';

/**
 * What every page stands in: skip link, header, footer and the button for the app. React brings the parts in an `Activity` to life
 * one after the other, and first the one that a visitor touches.
 */
export async function Frame({ loggedIn, children }: { loggedIn: boolean; children: ReactNode }) {
  const info = (await getSiteInfo()).data ?? {};
  const name = env().SITE_NAME;
  return (
    <>
      <Preloader />
      <a href="#content" className="skip-link">
        {layout.skip}
      </a>
      <Header name={name} info={info} loggedIn={loggedIn} />
      <div id="content" className="content" tabIndex={-1}>
        <Activity>{children}</Activity>
      </div>
      <Activity>
        <Footer name={name} info={info} />
        <DownloadApp info={info} />
        <OlderBrowser />
      </Activity>
    </>
  );
}
