import { notFound } from 'next/navigation';
import { getText } from '#text';
import { EmptyState } from '@/components/ui/empty-state';
import { JsonLd } from '@/components/ui/json-ld';
import { LoadFailure } from '@/components/ui/load-failure';
import { Pagination } from '@/components/ui/pagination';
import { Stylesheet } from '@/components/ui/stylesheet';
import { listPosts, postHref } from '@/lib/api/posts';
import { siteUrl } from '@/lib/env';
import { setTotalPages } from '@/lib/http/page-state';
import { PostCard } from './post-card';

export const blogHref = (page: number) => (page > 1 ? `/blog?page=${page}` : '/blog');

export async function PostList({ page }: { page: number }) {
  const text = getText('posts');
  const loaded = await listPosts(page);
  if (loaded.failed) return <LoadFailure what={text.what} />;
  const { posts, totalPages } = loaded.data;
  setTotalPages(totalPages);
  if (page > Math.max(1, totalPages)) notFound();
  return (
    <>
      <Stylesheet name="blog" />
      {posts.length > 0 ? (
        <ul className="grid-cards">
          {posts.map((post, index) => (
            <li key={post._id} className={index === 0 ? 'post-card-wide' : undefined}>
              <PostCard post={post} headingLevel={2} isWide={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState illustration="/illustrations/empty-posts.svg">{text.empty}</EmptyState>
      )}
      <Pagination
        page={page}
        totalPages={posts.length > 0 ? totalPages : 0}
        hrefOf={blogHref}
        previous={text.previous}
        next={text.next}
      />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'Blog',
          name: text.title,
          url: `${siteUrl()}/blog`,
          blogPost: posts.map((post) => ({
            '@type': 'BlogPosting',
            headline: post.displayTitle ?? post.title,
            url: `${siteUrl()}${postHref(post)}`,
            datePublished: post.createdAt,
          })),
        }}
      />
    </>
  );
}
