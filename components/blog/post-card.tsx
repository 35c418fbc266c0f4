import { Badge } from '@/components/ui/badge';
import { Card, CardLink } from '@/components/ui/card';
import { MyText } from '@/components/ui/my-text';
import { Picture, sparing } from '@/components/ui/picture';
import { type ListedPost, postHref } from '@/lib/api/posts';
import { shortMonthYear } from '@/lib/format/dates';
import { languageOf } from '@/lib/format/language';
import { posts as text } from '@/lib/text/en/posts';

type Props = {
  post: ListedPost;
  headingLevel?: 2 | 3;
  /** True for the first of a list: it spans the page on wide screens, and its picture is seen at once. */
  wide?: boolean;
};

/** A post among others: cover, month and year, category, title and a sentence. */
export function PostCard({ post, headingLevel = 3, wide }: Props) {
  const title = post.displayTitle ?? post.title;
  const date = shortMonthYear(post.createdAt);
  return (
    <Card
      className="post-card"
      media={
        <Picture
          picture={post.pictures?.coverMobile}
          path={post.coverMobile}
          alt=""
          fallback="/illustrations/empty-posts.svg"
          sizes={`(min-width: 62rem) ${wide ? '40rem' : '23rem'}, (min-width: 44rem) 46vw, ${sparing}`}
          eager={wide}
        />
      }
    >
      <p className="post-date">{date ? <time dateTime={post.createdAt}>{date}</time> : text.dateFallback}</p>
      {post.badge && (
        <Badge>
          <MyText text={post.badge} />
        </Badge>
      )}
      <CardLink href={postHref(post)} level={headingLevel} lang={languageOf(title)}>
        <MyText text={title} />
      </CardLink>
      {post.excerpt && (
        <p className="small muted post-excerpt line-clamp-4">
          <MyText text={post.excerpt} />
        </p>
      )}
    </Card>
  );
}
