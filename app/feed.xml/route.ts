import { Feed } from 'feed';
import { getText } from '#text';
import { listPosts, postHref } from '@/lib/api/posts';
import { env, siteUrl } from '@/lib/env';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const text = getText('posts');
  const { failed, data } = await listPosts(1);
  if (failed) return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
  const site = siteUrl();
  const name = env().SITE_NAME;
  const feed = new Feed({
    id: `${site}/blog`,
    title: `${name} · ${text.title}`,
    description: text.description,
    link: `${site}/blog`,
    language: 'en',
    generator: false,
    feedLinks: { rss: `${site}/feed.xml` },
  });
  for (const post of data.posts) {
    const link = `${site}${postHref(post)}`;
    const date = new Date(post.createdAt ?? '');
    feed.addItem({
      id: link,
      guid: link,
      link,
      title: post.displayTitle ?? post.title,
      description: post.excerpt,
      date: Number.isNaN(date.getTime()) ? new Date(0) : date,
      category: post.badge ? [{ name: post.badge }] : undefined,
    });
  }
  const headers = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=300' };
  return new Response(feed.rss2(), { headers });
}
