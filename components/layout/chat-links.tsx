import { getText } from '#text';
import { ChatIcon, chatLabels } from '@/components/ui/brand-icons';
import type { SiteLinks } from '@/lib/contract/site-info';
import { fill } from '@/lib/text/fill';

type Props = {
  links: Pick<SiteLinks, 'chats'> | undefined /** With their names beside the marks. */;
  hasNames?: boolean;
};

export function ChatLinks({ links, hasNames }: Props) {
  const layout = getText('layout');
  if (!links?.chats?.length) return null;
  return (
    <span className={hasNames ? 'chats chats-named' : 'chats'}>
      {links.chats.map(({ network, url }) => (
        // A new tab would stay empty when the app opens.
        <a
          key={network}
          href={url}
          rel="noopener noreferrer"
          aria-label={fill(layout.chatOn, { messenger: chatLabels[network] })}
        >
          <ChatIcon network={network} />
          {hasNames && chatLabels[network]}
        </a>
      ))}
    </span>
  );
}
