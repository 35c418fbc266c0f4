import type { MetadataRoute } from 'next';
import { listFaq, listServices } from '@/lib/api/about';
import { listCourseLinks } from '@/lib/api/courses';
import { listInstructors } from '@/lib/api/instructors';
import { getLegal } from '@/lib/api/legal';
import { withDeadline } from '@/lib/api/load';
import { languagesOfPost, listPostLinks, listPosts, postHref } from '@/lib/api/posts';
import { languagesOfAll, languagesOfAny } from '@/lib/api/translations';
import { capabilities } from '@/lib/backend-choice';
import { siteUrl } from '@/lib/env';
import { type Locale, locales, pathIn } from '@/lib/format/locale';

export const dynamic = 'force-dynamic';

const translatedPages = [
  ['/', 1],
  ['/adult', 0.9],
  ['/kid', 0.9],
  ['/native', 0.9],
  ['/video', 0.9],
  ['/level-test', 0.9],
  ['/books', 0.7],
  ['/contact', 0.7],
  ['/quotation', 0.7],
  ['/account-deletion', 0.2],
] as const;

/** Mainly what staff write. */
const contentPages = [
  ['/about', 0.7],
  ['/instructor', 0.7],
  ['/blog', 0.7],
  ['/privacy', 0.2],
  ['/terms', 0.2],
] as const;

type Entry = MetadataRoute.Sitemap[number];
type Page = { path: string; priority: number; languages: readonly Locale[]; lastModified?: Date };

/** One entry for each language that the page exists in. */
function entriesOf(site: string, { path, languages, ...entry }: Page): Entry[] {
  const urls = languages.map((locale) => [locale, `${site}${pathIn(locale, path)}`] as const);
  if (urls.length < 2) return urls.map(([, url]) => ({ url, ...entry }));
  const alternates = { languages: { ...Object.fromEntries(urls), 'x-default': `${site}${path}` } };
  return urls.map(([, url]) => ({ url, ...entry, alternates }));
}

async function contentLanguages(): Promise<Record<(typeof contentPages)[number][0], Locale[]>> {
  const [services, faq, instructors, posts, legal] = await Promise.all([
    listServices(),
    listFaq(),
    listInstructors(),
    listPosts(1),
    getLegal(),
  ]);
  const legalLanguages = languagesOfAll([legal.data ?? {}]);
  return {
    '/about': languagesOfAll([...(services.data ?? []), ...(faq.data ?? [])]),
    '/instructor': languagesOfAll(instructors.data ?? []),
    '/blog': languagesOfAny(posts.data?.posts ?? []),
    '/privacy': legalLanguages,
    '/terms': legalLanguages,
  };
}

/** Courses or posts that cannot be loaded are missing until the next crawl. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const site = siteUrl();
  const [courses, posts, languages] = await withDeadline(() =>
    Promise.all([listCourseLinks(), listPostLinks(), contentLanguages()]),
  );
  const translated = [...translatedPages, ...(capabilities.hasClasses ? [['/timetable', 0.9] as const] : [])];
  const pages: Page[] = [
    ...translated.map(([path, priority]) => ({ path, priority, languages: locales })),
    ...contentPages.map(([path, priority]) => ({ path, priority, languages: languages[path] })),
    ...courses.map((course) => ({ path: course.href, priority: 0.8, languages: languagesOfAll([course]) })),
    ...posts.map((post) => ({
      path: postHref(post),
      lastModified: parseDate(post.createdAt),
      priority: 0.6,
      languages: languagesOfPost(post),
    })),
  ];
  return pages.flatMap((page) => entriesOf(site, page));
}

function parseDate(text: string | undefined): Date | undefined {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}
