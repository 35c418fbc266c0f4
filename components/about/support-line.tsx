import { getText } from '#text';
import { ChatLinks } from '@/components/layout/chat-links';
import { EmailText } from '@/components/ui/email-text';
import { Icon } from '@/components/ui/icon';
import { Stylesheet } from '@/components/ui/stylesheet';
import type { SiteLinks } from '@/lib/contract/site-info';

export function SupportLine({ email, links }: { email: string | undefined; links: SiteLinks | undefined }) {
  const text = getText('about');
  if (!email) return null;
  return (
    <p className="support-line">
      <Stylesheet name="about" />
      <Icon name="mail" />
      <span>
        {text.support}{' '}
        <a href={`mailto:${email}`}>
          <EmailText>{email}</EmailText>
        </a>
        <ChatLinks links={links} hasNames />
      </span>
    </p>
  );
}
