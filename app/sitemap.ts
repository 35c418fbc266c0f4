import type { MetadataRoute } from 'next';
import { listCourses } from '@/lib/api/courses';
import { listPostLinks, postHref } from '@/lib/api/posts';
import { withDeadline } from '@/lib/api/server';
import { courseTypes } from '@/lib/contract/courses';
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

/** Every public page, course and post. What cannot be loaded just now is missing until the next reading. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const site = siteUrl();
  const [courses, posts] = await withDeadline(() => Promise.all([courseAddresses(), postAddresses()]));
  return [
    ...pages.map(([path, priority]) => ({ url: `${site}${path}`, priority })),
    ...courses.map((path) => ({ url: `${site}${path}`, priority: 0.8 })),
    ...posts.map(({ path, lastModified }) => ({ url: `${site}${path}`, lastModified, priority: 0.6 })),
  ];
}

async function courseAddresses(): Promise<string[]> {
  const lists = await Promise.all(courseTypes.map(listCourses));
  // A video course stands in the list of its type, too.
  return [...new Set(lists.flatMap(({ data }) => data?.map(({ href }) => href) ?? []))];
}

async function postAddresses(): Promise<{ path: string; lastModified: Date | undefined }[]> {
  const posts = await listPostLinks();
  return posts.map((post) => ({ path: postHref(post), lastModified: dateOf(post.createdAt) }));
}

function dateOf(text: string | undefined): Date | undefined {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}
