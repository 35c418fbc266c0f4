import type { ReactNode } from 'react';
import { getText } from '#text';
import { SiteLink } from '@/components/ui/link';
import { CloseButton } from '@/components/ui/modal';
import { apiUrl } from '@/lib/contract/endpoint';
import { logout } from '@/lib/contract/endpoints/sessions';
import { LogoutButton } from './logout';
import { MenuBehavior } from './menu-behavior';
import { courseLinks, linksAfterCourses, linksBeforeCourses, type NavigationLink } from './navigation-links';

const id = 'menu';

export function MenuButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className="button button-plain menu-button" popoverTarget={id}>
      {children}
    </button>
  );
}

type Props = {
  isLoggedIn: boolean;
  /** Undefined on the page of unknown paths. */
  path: string | undefined;
};

export function Menu({ isLoggedIn, path }: Props) {
  const layout = getText('layout');
  return (
    <nav id={id} className="menu" popover="auto" aria-label={layout.menu.label}>
      <CloseButton popoverTarget={id} popoverTargetAction="hide" />
      <ul>
        <Links links={linksBeforeCourses()} path={path} />
        <li className="menu-group">
          <span className="menu-title" id="menu-courses">
            {layout.menu.courses}
          </span>
          <ul aria-labelledby="menu-courses" className="menu-courses">
            <Links links={courseLinks()} path={path} />
          </ul>
        </li>
        <Links links={linksAfterCourses()} path={path} />
        <Account isLoggedIn={isLoggedIn} path={path} />
      </ul>
      <MenuBehavior menuId={id} />
    </nav>
  );
}

function Links({ links, path }: { links: NavigationLink[]; path: Props['path'] }) {
  return links.map(({ href, label }) => (
    <li key={href}>
      <SiteLink href={href} aria-current={currentAt(path, href)}>
        {label}
      </SiteLink>
    </li>
  ));
}

function currentAt(path: Props['path'], href: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && path?.startsWith(`${href}/`) ? 'true' : undefined;
}

function Account({ isLoggedIn, path }: Props) {
  const layout = getText('layout');
  const [href, label] = isLoggedIn ? ['/profile', layout.menu.profile] : ['/login', layout.menu.login];
  return (
    <>
      <li className="menu-account">
        <SiteLink href={href} aria-current={currentAt(path, href)}>
          {label}
        </SiteLink>
      </li>
      {isLoggedIn && (
        <li>
          <LogoutButton url={apiUrl(logout)} path={path ?? '/'} />
        </li>
      )}
    </>
  );
}
