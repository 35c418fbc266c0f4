import { ChatMark, chatLabels } from '@/components/ui/brand-marks';
import type { SiteLinks } from '@/lib/contract/site-info';
import { layout } from '@/lib/text/en/layout';

type Props = { links: Pick<SiteLinks, 'chats'> | undefined /** With their names beside the marks. */; named?: boolean };

/** One tap to a chat with the school, by the messengers that staff have set. */
export function ChatLinks({ links, named }: Props) {
  if (!links?.chats?.length) return null;
  return (
    <span className={named ? 'chats chats-named' : 'chats'}>
      {links.chats.map(({ network, url }) => (
        // No new tab: the app opens in its place, and one without the app would be left with an empty one.
        <a key={network} href={url} rel="noopener noreferrer" aria-label={layout.chatOn(chatLabels[network])}>
          <ChatMark network={network} />
          {named && chatLabels[network]}
        </a>
      ))}
    </span>
  );
}
