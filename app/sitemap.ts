import type { MetadataRoute } from 'next';
import { listCourseHrefs } from '@/lib/api/courses';
import { withDeadline } from '@/lib/api/load';
import { listPostLinks, postHref } from '@/lib/api/posts';
import { capabilities } from '@/lib/backend-choice';
import { siteUrl } from '@/lib/env';

export const dynamic = 'force-dynamic';

const pages = [
  ['/', 1],
  ['/adult', 0.9],
  ['/kid', 0.9],
  ['/native', 0.9],
  ['/video', 0.9],
  ['/level-test', 0.9],
  ['/about', 0.7],
  ['/instructor', 0.7],
  ['/books', 0.7],
  ['/blog', 0.7],
  ['/contact', 0.7],
  ['/quotation', 0.7],
  ['/privacy', 0.2],
  ['/terms', 0.2],
  ['/account-deletion', 0.2],
] as const;

/** Courses or posts that cannot be loaded are missing until the next crawl. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const site = siteUrl();
  const [courses, posts] = await withDeadline(() => Promise.all([listCourseHrefs(), postEntries()]));
  return [
    ...[...pages, ...(capabilities().hasClasses ? [['/timetable', 0.9] as const] : [])].map(([path, priority]) => ({
      url: `${site}${path}`,
      priority,
    })),
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
