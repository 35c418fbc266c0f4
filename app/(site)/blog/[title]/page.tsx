import type { Metadata } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { getText } from '#text';
import { PostArticle } from '@/components/blog/post-article';
import { RelatedPosts } from '@/components/blog/related-posts';
import { LoadFailure } from '@/components/ui/load-failure';
import { elsewhereOf, findPost, languagesOfPost, postHref } from '@/lib/api/posts';
import { env } from '@/lib/env';
import { decodePathSegment } from '@/lib/format/path-segment';
import { setElsewhere } from '@/lib/http/page-state';
import { alternatesOf } from '@/lib/text/alternates';
import { localPath } from '@/lib/text/local-path';
import { openGraphLocale, shareImage } from '@/lib/text/open-graph';

type Props = { params: Promise<{ title: string }> };

const getTitle = async ({ params }: Props) => decodePathSegment((await params).title);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { data: post } = await findPost(await getTitle(props));
  if (!post || elsewhereOf(post)) return {};
  const title = post.displayTitle ?? post.title;
  const alternates = alternatesOf(postHref(post), languagesOfPost(post));
  const cover = post.pictures?.image?.sources.findLast(({ type }) => type === 'image/webp')?.path;
  return {
    title,
    description: post.excerpt,
    alternates,
    openGraph: {
      url: alternates.canonical,
      type: 'article',
      siteName: env().SITE_NAME,
      title,
      description: post.excerpt,
      publishedTime: post.createdAt,
      locale: openGraphLocale(),
      images: cover ?? post.image ?? shareImage(),
    },
  };
}

export default async function PostPage(props: Props) {
  const text = getText('posts');
  const title = await getTitle(props);
  const { data: post, failed } = await findPost(title);
  if (failed) {
    return (
      <main className="page">
        <LoadFailure what={text.whatOne} />
      </main>
    );
  }
  if (!post) redirect(localPath('/blog'));
  const elsewhere = elsewhereOf(post);
  if (elsewhere) {
    setElsewhere(elsewhere);
    notFound();
  }
  if (post.title !== title) permanentRedirect(localPath(postHref(post)));
  return (
    <main className="without-app-button">
      <PostArticle post={post} />
      <RelatedPosts post={post} />
    </main>
  );
}
