import { Icon } from '@/components/ui/icon';
import { MyText } from '@/components/ui/my-text';
import type { FoundPost } from '@/lib/api/posts';
import { longDate } from '@/lib/format/dates';
import { readingMinutes } from '@/lib/format/reading-time';
import { posts as text } from '@/lib/text/en/posts';

/** Who wrote it, when, how long it takes, how many have read it. */
export function PostMeta({ post }: { post: FoundPost }) {
  const date = longDate(post.createdAt);
  return (
    <ul className="cluster small muted post-meta">
      {post.userName && (
        <li>
          <Icon name="user" />
          <MyText text={text.by(post.userName)} />
        </li>
      )}
      <li>
        <Icon name="calendar" />
        {date ? <time dateTime={post.createdAt}>{date}</time> : text.dateFallback}
      </li>
      <li>
        <Icon name="clock" />
        {text.minutes(readingMinutes(post.content))}
      </li>
      {post.views !== undefined && (
        <li>
          <Icon name="eye" />
          {text.views(post.views)}
        </li>
      )}
    </ul>
  );
}
