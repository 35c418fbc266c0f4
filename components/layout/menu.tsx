import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/link';
import { CloseButton } from '@/components/ui/modal';
import { apiUrl } from '@/lib/contract/endpoint';
import { logout } from '@/lib/contract/endpoints/sessions';
import { layout } from '@/lib/text/en/layout';
import { afterCourses, beforeCourses, courseEntries } from './addresses';
import { CurrentPage } from './current-page';
import { LogoutButton } from './logout';

const id = 'menu';

/** Opens the menu on narrow screens; the browser does it, so it works before scripts. */
export function MenuButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className="button button-plain menu-button" popoverTarget={id}>
      {children}
    </button>
  );
}

/** The main menu: a line on wide screens, a panel that Escape, a tap beside it or a link closes on narrow ones. */
export function Menu({ loggedIn }: { loggedIn: boolean }) {
  return (
    <nav id={id} className="menu" popover="auto" aria-label={layout.menu.label}>
      <CloseButton popoverTarget={id} popoverTargetAction="hide" />
      <ul>
        <Entries entries={beforeCourses} />
        <li className="menu-group">
          <span className="menu-title" id="menu-courses">
            {layout.menu.courses}
          </span>
          <ul aria-labelledby="menu-courses" className="menu-courses">
            <Entries entries={courseEntries} />
          </ul>
        </li>
        <Entries entries={afterCourses} />
        <Account loggedIn={loggedIn} />
      </ul>
      <CurrentPage within={id} />
    </nav>
  );
}

function Entries({ entries }: { entries: typeof courseEntries }) {
  return entries.map(({ href, label }) => (
    <li key={href}>
      <SiteLink href={href}>{label}</SiteLink>
    </li>
  ));
}

function Account({ loggedIn }: { loggedIn: boolean }) {
  if (!loggedIn) {
    return (
      <li className="menu-account">
        <SiteLink href="/login">{layout.menu.login}</SiteLink>
      </li>
    );
  }
  return (
    <>
      <li className="menu-account">
        <SiteLink href="/profile">{layout.menu.profile}</SiteLink>
      </li>
      <li>
        <LogoutButton url={apiUrl(logout)} />
      </li>
    </>
  );
}
