import { SocialMark } from '@/components/ui/brand-marks';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/link';
import type { SiteInfo } from '@/lib/contract/site-info';
import { displayPhone, telHref } from '@/lib/format/phone';
import { layout } from '@/lib/text/en/layout';

/** How to reach the school: phone, e-mail and two networks. What is not set is not there. */
export function TopBar({ info }: { info: SiteInfo }) {
  const { phoneNumber, email, links } = info;
  return (
    <div className="topbar">
      <div className="page">
        {phoneNumber && (
          <a href={telHref(phoneNumber)}>
            <Icon name="phone" label={layout.call} />
            {displayPhone(phoneNumber)}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className="topbar-email">
            <Icon name="mail" label={layout.write} />
            <span>{email}</span>
          </a>
        )}
        <span className="socials">
          {links?.socials?.slice(0, 2).map(({ network, url }) => (
            <SiteLink key={url} href={url} aria-label={network}>
              <SocialMark network={network} />
            </SiteLink>
          ))}
        </span>
      </div>
    </div>
  );
}
