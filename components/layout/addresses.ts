import type { Capabilities } from '@/lib/backend-choice';
import { layout } from '@/lib/text/en/layout';

type Entry = { href: string; label: string };

export const beforeCourses: Entry[] = [
  { href: '/', label: layout.menu.home },
  { href: '/about', label: layout.menu.about },
  { href: '/instructor', label: layout.menu.instructor },
];

export const courseEntries: Entry[] = [
  { href: '/adult', label: layout.menu.adult },
  { href: '/kid', label: layout.menu.kid },
  { href: '/native', label: layout.menu.native },
  { href: '/video', label: layout.menu.video },
];

export const afterCourses: Entry[] = [
  { href: '/books', label: layout.menu.books },
  { href: '/level-test', label: layout.menu.levelTest },
  { href: '/blog', label: layout.menu.blog },
  { href: '/contact', label: layout.menu.contact },
  { href: '/quotation', label: layout.menu.quotation },
];

export const footerSchool: Entry[] = [
  { href: '/about', label: layout.footer.ourSchool },
  { href: '/instructor', label: layout.menu.instructor },
  { href: '/about#faq', label: layout.footer.questions },
  { href: '/blog', label: layout.menu.blog },
  { href: '/contact', label: layout.menu.contact },
  { href: '/status', label: layout.footer.status },
];

export const footerEnd: Entry[] = [
  { href: '/account-deletion', label: layout.footer.accountDeletion },
  { href: '/privacy', label: layout.footer.privacy },
  { href: '/terms', label: layout.footer.terms },
];

/** Links to what not every backend can do. */
export const neededFor: Partial<Record<string, keyof Capabilities>> = {
  '/status': 'followsRequests',
  '/account-deletion': 'managesAccounts',
};

export const footerCourses: Entry[] = [
  { href: '/adult', label: layout.footer.adult },
  { href: '/kid', label: layout.footer.kid },
  { href: '/native', label: layout.footer.native },
  { href: '/video', label: layout.footer.video },
  { href: '/level-test', label: layout.menu.levelTest },
  { href: '/quotation', label: layout.menu.quotation },
];
