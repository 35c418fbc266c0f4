import { getText } from '#text';
import type { Capabilities } from '@/lib/backend-choice';

export type NavigationLink = { href: string; label: string };

export function linksBeforeCourses(): NavigationLink[] {
  const { menu } = getText('layout');
  return [
    { href: '/', label: menu.home },
    { href: '/about', label: menu.about },
    { href: '/instructor', label: menu.instructor },
  ];
}

const linkCourses = (labels: Record<'adult' | 'kid' | 'native' | 'video', string>): NavigationLink[] =>
  (['adult', 'kid', 'native', 'video'] as const).map((type) => ({ href: `/${type}`, label: labels[type] }));

export const courseLinks = () => linkCourses(getText('layout').menu);

export function linksAfterCourses(): NavigationLink[] {
  const { menu } = getText('layout');
  return [
    { href: '/books', label: menu.books },
    { href: '/level-test', label: menu.levelTest },
    { href: '/blog', label: menu.blog },
    { href: '/contact', label: menu.contact },
    { href: '/quotation', label: menu.quotation },
  ];
}

export function footerSchoolLinks(): NavigationLink[] {
  const { menu, footer } = getText('layout');
  return [
    { href: '/about', label: footer.ourSchool },
    { href: '/instructor', label: menu.instructor },
    { href: '/about#faq', label: footer.questions },
    { href: '/blog', label: menu.blog },
    { href: '/contact', label: menu.contact },
    { href: '/status', label: footer.status },
  ];
}

export function footerLegalLinks(): NavigationLink[] {
  const { footer } = getText('layout');
  return [
    { href: '/account-deletion', label: footer.accountDeletion },
    { href: '/privacy', label: footer.privacy },
    { href: '/terms', label: footer.terms },
  ];
}

/** Links that need a capability of the backend. */
export const requiredCapability: Partial<Record<string, keyof Capabilities>> = {
  '/status': 'canTrackRequests',
  '/timetable': 'hasClasses',
  '/account-deletion': 'canManageAccounts',
};

export function footerCourseLinks(): NavigationLink[] {
  const { menu, footer } = getText('layout');
  return [
    ...linkCourses(footer),
    { href: '/timetable', label: footer.timetable },
    { href: '/level-test', label: menu.levelTest },
    { href: '/quotation', label: menu.quotation },
  ];
}
