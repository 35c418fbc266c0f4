import { getText } from '#text';
import { SocialIcon } from '@/components/ui/brand-icons';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/link';
import type { SiteInfo } from '@/lib/contract/site-info';
import { displayPhone, telHref } from '@/lib/format/phone';
import { ChatLinks } from './chat-links';

export function TopBar({ info }: { info: SiteInfo }) {
  const layout = getText('layout');
  const { phoneNumber, email, links } = info;
  const dial = phoneNumber && telHref(phoneNumber);
  return (
    <div className="topbar">
      <div className="page">
        {phoneNumber && (
          <a href={dial} className={dial ? 'topbar-phone' : undefined}>
            <Icon name="phone" label={layout.call} />
            <span>{displayPhone(phoneNumber)}</span>
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className="topbar-email">
            <Icon name="mail" label={layout.write} />
            <span>{email}</span>
          </a>
        )}
        <ChatLinks links={links} />
        <span className="socials">
          {links?.socials?.slice(0, 2).map(({ network, url }) => (
            <SiteLink key={url} href={url} aria-label={network}>
              <SocialIcon network={network} />
            </SiteLink>
          ))}
        </span>
      </div>
    </div>
  );
}
