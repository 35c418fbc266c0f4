import type { Capabilities } from '@/lib/backend-choice';
import { layout } from '@/lib/text/en/layout';

export type NavigationLink = { href: string; label: string };

export const linksBeforeCourses: NavigationLink[] = [
  { href: '/', label: layout.menu.home },
  { href: '/about', label: layout.menu.about },
  { href: '/instructor', label: layout.menu.instructor },
];

const linkCourses = (labels: typeof layout.menu | typeof layout.footer): NavigationLink[] =>
  (['adult', 'kid', 'native', 'video'] as const).map((type) => ({ href: `/${type}`, label: labels[type] }));

export const courseLinks = linkCourses(layout.menu);

export const linksAfterCourses: NavigationLink[] = [
  { href: '/books', label: layout.menu.books },
  { href: '/level-test', label: layout.menu.levelTest },
  { href: '/blog', label: layout.menu.blog },
  { href: '/contact', label: layout.menu.contact },
  { href: '/quotation', label: layout.menu.quotation },
];

export const footerSchoolLinks: NavigationLink[] = [
  { href: '/about', label: layout.footer.ourSchool },
  { href: '/instructor', label: layout.menu.instructor },
  { href: '/about#faq', label: layout.footer.questions },
  { href: '/blog', label: layout.menu.blog },
  { href: '/contact', label: layout.menu.contact },
  { href: '/status', label: layout.footer.status },
];

export const footerLegalLinks: NavigationLink[] = [
  { href: '/account-deletion', label: layout.footer.accountDeletion },
  { href: '/privacy', label: layout.footer.privacy },
  { href: '/terms', label: layout.footer.terms },
];

/** Links that need a capability of the backend. */
export const requiredCapability: Partial<Record<string, keyof Capabilities>> = {
  '/status': 'tracksRequests',
  '/timetable': 'hasClasses',
  '/account-deletion': 'managesAccounts',
};

export const footerCourseLinks: NavigationLink[] = [
  ...linkCourses(layout.footer),
  { href: '/timetable', label: layout.footer.timetable },
  { href: '/level-test', label: layout.menu.levelTest },
  { href: '/quotation', label: layout.menu.quotation },
];
