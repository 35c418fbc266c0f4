import type { BlogPosting, WithContext } from 'schema-dts';
import { type FoundPost, postHref } from '@/lib/api/posts';
import { env, siteUrl } from '@/lib/env';

export function toPostJsonLd(post: FoundPost): WithContext<BlogPosting> {
  const url = `${siteUrl()}${postHref(post)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.displayTitle ?? post.title,
    description: post.excerpt,
    articleSection: post.badge,
    datePublished: post.createdAt,
    image: post.image && new URL(post.image, siteUrl()).href,
    author: post.userName ? { '@type': 'Person', name: post.userName } : undefined,
    publisher: { '@type': 'EducationalOrganization', name: env().SITE_NAME, url: siteUrl() },
    mainEntityOfPage: url,
    url,
  };
}
