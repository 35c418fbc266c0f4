import { getText } from '#text';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/link';
import type { SiteInfo } from '@/lib/contract/site-info';
import { LanguageMenu } from './language-menu';
import { Menu, MenuButton } from './menu';
import { TopBar } from './top-bar';
import { Wordmark } from './wordmark';

type Props = { name: string; info: SiteInfo; isLoggedIn: boolean; path: string; search?: string; isNotFound?: boolean };

export function Header({ name, info, isLoggedIn, path, search, isNotFound }: Props) {
  const layout = getText('layout');
  const isReachable = Boolean(
    info.phoneNumber || info.email || info.links?.chats?.length || info.links?.socials?.length,
  );
  return (
    <header className={classNames('header', isReachable && 'header-tall')}>
      {isReachable && <TopBar info={info} />}
      <div className="mainbar">
        <div className="page">
          <Wordmark name={name} />
          {isLoggedIn && (
            <SiteLink href="/profile" className="button button-plain account-link">
              <Icon name="user" label={layout.menu.profile} />
            </SiteLink>
          )}
          <LanguageMenu path={path} search={search} />
          <MenuButton>
            <Icon name="menu" />
            {layout.menu.open}
          </MenuButton>
          <Menu isLoggedIn={isLoggedIn} path={isNotFound ? undefined : path} />
        </div>
      </div>
    </header>
  );
}
