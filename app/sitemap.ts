import type { MetadataRoute } from 'next';
import { listCourseHrefs } from '@/lib/api/courses';
import { withDeadline } from '@/lib/api/load';
import { listPostLinks, postHref } from '@/lib/api/posts';
import { capabilities } from '@/lib/backend-choice';
import { siteUrl } from '@/lib/env';
import { locales, pathIn } from '@/lib/format/locale';

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

/** Pages whose content is mainly written by staff. */
const englishPages = [
  ['/about', 0.7],
  ['/instructor', 0.7],
  ['/blog', 0.7],
  ['/privacy', 0.2],
  ['/terms', 0.2],
] as const;

const languagesOf = (site: string, path: string): Record<string, string> =>
  Object.fromEntries(locales.map((locale) => [locale, `${site}${pathIn(locale, path)}`]));

/** Courses or posts that cannot be loaded are missing until the next crawl. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const site = siteUrl();
  const [courses, posts] = await withDeadline(() => Promise.all([listCourseHrefs(), postEntries()]));
  const translated = [...translatedPages, ...(capabilities.hasClasses ? [['/timetable', 0.9] as const] : [])];
  return [
    ...translated.flatMap(([path, priority]) =>
      locales.map((locale) => ({
        url: `${site}${pathIn(locale, path)}`,
        priority,
        alternates: { languages: { ...languagesOf(site, path), 'x-default': `${site}${path}` } },
      })),
    ),
    ...englishPages.map(([path, priority]) => ({ url: `${site}${path}`, priority })),
    ...courses.map((path) => ({ url: `${site}${path}`, priority: 0.8 })),
    ...posts.map(({ path, lastModified }) => ({ url: `${site}${path}`, lastModified, priority: 0.6 })),
  ];
}

async function postEntries(): Promise<{ path: string; lastModified: Date | undefined }[]> {
  const posts = await listPostLinks();
  return posts.map((post) => ({ path: postHref(post), lastModified: parseDate(post.createdAt) }));
}

function parseDate(text: string | undefined): Date | undefined {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}
