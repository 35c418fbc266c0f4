import type { ReactNode } from 'react';
import { SocialMark } from '@/components/ui/brand-marks';
import { SiteLink } from '@/components/ui/link';
import { MyText } from '@/components/ui/my-text';
import { capabilities } from '@/lib/backend-choice';
import { addressOf, mapHref, type SiteInfo } from '@/lib/contract/site-info';
import { displayPhone, telHref } from '@/lib/format/phone';
import { layout } from '@/lib/text/en/layout';
import { footerCourses, footerEnd, footerSchool, neededFor } from './addresses';
import { ChatLinks } from './chat-links';
import { PostalAddress } from './postal-address';
import { StoreLinks } from './store-links';
import { Wordmark } from './wordmark';

type Props = { name: string; info: SiteInfo /** A call that stands above the lists. */; children?: ReactNode };

export function Footer({ name, info, children }: Props) {
  return (
    <footer className="footer">
      {children}
      <div className="page">
        <nav className="footer-lists" aria-label={layout.footer.label}>
          <School name={name} info={info} />
          <LinkList title={layout.footer.aboutUs} links={footerSchool} />
          <LinkList title={layout.footer.courses} links={footerCourses} />
          <AppLinks info={info} />
        </nav>
        <FooterEnd name={name} credit={info.texts?.builderCredit} />
      </div>
    </footer>
  );
}

function School({ name, info }: Omit<Props, 'children'>) {
  const address = addressOf(info);
  const { phoneNumber, email, texts, links } = info;
  return (
    <div className="stack">
      <Wordmark name={name} />
      {texts?.tagline && (
        <p>
          <MyText text={texts.tagline} />
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
            <MyText text={texts.openingHours} />
          </p>
        )}
      </address>
      <ChatLinks links={links} named />
      <p className="socials socials-footer empty:hidden">
        {links?.socials?.slice(0, 2).map(({ network, url }) => (
          <SiteLink key={url} href={url} aria-label={network}>
            <SocialMark network={network} />
          </SiteLink>
        ))}
      </p>
    </div>
  );
}

/** The links to what the backend of this site can do. */
function shown(links: typeof footerSchool) {
  const can = capabilities();
  return links.filter(({ href }) => {
    const needed = neededFor[href];
    return !needed || can[needed];
  });
}

function LinkList({ title, links }: { title: string; links: typeof footerSchool }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {shown(links).map(({ href, label }) => (
          <li key={href}>
            <SiteLink href={href}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AppLinks({ info }: { info: SiteInfo }) {
  if (!info.links?.appStore && !info.links?.playStore) return null;
  return (
    <div className="footer-app">
      <h2>{layout.footer.downloadOurApp}</h2>
      <p>
        <MyText text={info.texts?.leads?.app ?? layout.footer.appLead} />
      </p>
      <StoreLinks info={info} />
    </div>
  );
}

function FooterEnd({ name, credit }: { name: string; credit?: string }) {
  return (
    <div className="footer-end">
      <p>
        {layout.footer.copyright(new Date().getFullYear(), name)} {credit}
      </p>
      <p className="cluster">
        {shown(footerEnd).map(({ href, label }) => (
          <SiteLink key={href} href={href}>
            {label}
          </SiteLink>
        ))}
      </p>
    </div>
  );
}
