import { Icon } from '@/components/ui/icon';
import type { SiteInfo } from '@/lib/contract/site-info';
import { layout } from '@/lib/text/en/layout';
import { Menu, MenuButton } from './menu';
import { TopBar } from './top-bar';
import { Wordmark } from './wordmark';

type Props = { name: string; info: SiteInfo; loggedIn: boolean };

export function Header({ name, info, loggedIn }: Props) {
  return (
    <header className="header">
      <TopBar info={info} />
      <div className="mainbar">
        <div className="page">
          <Wordmark name={name} />
          <MenuButton>
            <Icon name="menu" />
            {layout.menu.open}
          </MenuButton>
          <Menu loggedIn={loggedIn} />
        </div>
      </div>
    </header>
  );
}
