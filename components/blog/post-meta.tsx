import { Icon } from '@/components/ui/icon';
import { MultilingualText } from '@/components/ui/multilingual-text';
import type { FoundPost } from '@/lib/api/posts';
import { longDate } from '@/lib/format/dates';
import { readingMinutes } from '@/lib/format/reading-time';
import { posts as text } from '@/lib/text/en/posts';

export function PostMeta({ post }: { post: FoundPost }) {
  const date = longDate(post.createdAt);
  return (
    <ul className="cluster small muted post-meta">
      {post.userName && (
        <li>
          <Icon name="user" />
          <MultilingualText text={text.by(post.userName)} />
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
