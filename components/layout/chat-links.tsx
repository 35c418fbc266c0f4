import { ChatIcon, chatLabels } from '@/components/ui/brand-icons';
import type { SiteLinks } from '@/lib/contract/site-info';
import { layout } from '@/lib/text/en/layout';

type Props = { links: Pick<SiteLinks, 'chats'> | undefined /** With their names beside the marks. */; named?: boolean };

export function ChatLinks({ links, named }: Props) {
  if (!links?.chats?.length) return null;
  return (
    <span className={named ? 'chats chats-named' : 'chats'}>
      {links.chats.map(({ network, url }) => (
        // A new tab would stay empty when the app opens.
        <a key={network} href={url} rel="noopener noreferrer" aria-label={layout.chatOn(chatLabels[network])}>
          <ChatIcon network={network} />
          {named && chatLabels[network]}
        </a>
      ))}
    </span>
  );
}
