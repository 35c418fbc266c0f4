import { getLocale, getText } from '#text';
import { Badge } from '@/components/ui/badge';
import { Card, CardLink } from '@/components/ui/card';
import { HeadingText } from '@/components/ui/heading-text';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Picture, smallestPicture } from '@/components/ui/picture';
import { Stylesheet } from '@/components/ui/stylesheet';
import { type ListedPost, postHref } from '@/lib/api/posts';
import { shortMonthYear } from '@/lib/format/dates';
import { contentLanguage } from '@/lib/text/content-language';

type Props = {
  post: ListedPost;
  headingLevel?: 2 | 3;
  /** The first card of a list: spans the page on wide screens, and its picture is above the fold. */
  isWide?: boolean;
};

export function PostCard({ post, headingLevel = 3, isWide }: Props) {
  const text = getText('posts');
  const title = post.displayTitle ?? post.title;
  const date = shortMonthYear(post.createdAt, getLocale());
  return (
    <Card
      className="post-card"
      media={
        <Picture
          picture={post.pictures?.coverMobile}
          path={post.coverMobile}
          alt=""
          fallback="/illustrations/empty-posts.svg"
          sizes={`(min-width: 62rem) ${isWide ? '40rem' : '23rem'}, (min-width: 44rem) 46vw, ${smallestPicture}`}
          isEager={isWide}
        />
      }
    >
      <Stylesheet name="blog" />
      <p className="post-date">{date ? <time dateTime={post.createdAt}>{date}</time> : text.dateFallback}</p>
      {post.badge && (
        <Badge>
          <MultilingualText text={post.badge} lang={post.textLanguages?.badge} />
        </Badge>
      )}
      <CardLink
        href={postHref(post)}
        level={headingLevel}
        lang={post.textLanguages?.displayTitle ?? contentLanguage(title)}
      >
        <HeadingText text={title} />
      </CardLink>
      {post.excerpt && (
        <p className="small muted post-excerpt line-clamp-5">
          <MultilingualText text={post.excerpt} lang={post.textLanguages?.excerpt} />
        </p>
      )}
    </Card>
  );
}
