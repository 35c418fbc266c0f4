import type { ReactNode } from 'react';
import { getText } from '#text';
import { SocialIcon } from '@/components/ui/brand-icons';
import { SiteLink } from '@/components/ui/link';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { capabilities } from '@/lib/backend-choice';
import { mapHref, postalAddressOf, type SiteInfo } from '@/lib/contract/site-info';
import { displayPhone, telHref } from '@/lib/format/phone';
import { fill } from '@/lib/text/fill';
import { ChatLinks } from './chat-links';
import {
  footerCourseLinks,
  footerLegalLinks,
  footerSchoolLinks,
  type NavigationLink,
  requiredCapability,
} from './navigation-links';
import { PostalAddress } from './postal-address';
import { StoreLinks } from './store-links';
import { Wordmark } from './wordmark';

type Props = { name: string; info: SiteInfo /** A call to action above the lists. */; children?: ReactNode };

export function Footer({ name, info, children }: Props) {
  const layout = getText('layout');
  return (
    <footer className="footer">
      {children}
      <div className="page">
        <nav className="footer-lists" aria-label={layout.footer.label}>
          <School name={name} info={info} />
          <LinkList title={layout.footer.aboutUs} links={footerSchoolLinks()} />
          <LinkList title={layout.footer.courses} links={footerCourseLinks()} />
          <AppLinks info={info} />
        </nav>
        <FooterEnd name={name} credit={info.texts?.builderCredit} />
      </div>
    </footer>
  );
}

function School({ name, info }: Omit<Props, 'children'>) {
  const address = postalAddressOf(info);
  const { phoneNumber, email, texts, links, textLanguages } = info;
  return (
    <div className="stack">
      <Wordmark name={name} />
      {texts?.tagline && (
        <p>
          <MultilingualText text={texts.tagline} lang={textLanguages?.tagline} />
        </p>
      )}
      <address className="empty:hidden">
        {address && (
          <p>
            <PostalAddress text={address} map={mapHref(info)} />
          </p>
        )}
        {phoneNumber && (
          <p>
            <a href={telHref(phoneNumber)}>{displayPhone(phoneNumber)}</a>
          </p>
        )}
        {email && (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        {texts?.openingHours && (
          <p>
            <MultilingualText text={texts.openingHours} lang={textLanguages?.openingHours} />
          </p>
        )}
      </address>
      <ChatLinks links={links} hasNames />
      <p className="socials socials-footer empty:hidden">
        {links?.socials?.slice(0, 2).map(({ network, url }) => (
          <SiteLink key={url} href={url} aria-label={network}>
            <SocialIcon network={network} />
          </SiteLink>
        ))}
      </p>
    </div>
  );
}

function availableLinks(links: NavigationLink[]) {
  const has = capabilities;
  return links.filter(({ href }) => {
    const required = requiredCapability[href];
    return !required || has[required];
  });
}

function LinkList({ title, links }: { title: string; links: NavigationLink[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {availableLinks(links).map(({ href, label }) => (
          <li key={href}>
            <SiteLink href={href}>
              <MultilingualText text={label} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AppLinks({ info }: { info: SiteInfo }) {
  const layout = getText('layout');
  if (!info.links?.appStore && !info.links?.playStore) return null;
  return (
    <div className="footer-app">
      <h2>{layout.footer.downloadOurApp}</h2>
      <p>
        <MultilingualText
          text={info.texts?.leads?.app ?? layout.footer.appLead}
          lang={info.textLanguages?.['leads.app']}
        />
      </p>
      <StoreLinks info={info} />
    </div>
  );
}

function FooterEnd({ name, credit }: { name: string; credit?: string }) {
  const layout = getText('layout');
  // An existing backend may send the English words around the name, too.
  const builder = credit?.replace(/^website by\s+/i, '');
  return (
    <div className="footer-end">
      <p>
        <MultilingualText text={fill(layout.footer.copyright, { year: new Date().getFullYear(), name })} />{' '}
        {builder && <MultilingualText text={fill(layout.footer.credit, { builder })} />}
      </p>
      <p className="cluster">
        {availableLinks(footerLegalLinks()).map(({ href, label }) => (
          <SiteLink key={href} href={href}>
            <MultilingualText text={label} />
          </SiteLink>
        ))}
      </p>
    </div>
  );
}
