import { getLocale, getText } from '#text';
import { Icon } from '@/components/ui/icon';
import { MultilingualText } from '@/components/ui/multilingual-text';
import type { FoundPost } from '@/lib/api/posts';
import { dayMonthYear } from '@/lib/format/dates';
import { readingMinutes } from '@/lib/format/reading-time';
import { fill, plural } from '@/lib/text/fill';

export function PostMeta({ post }: { post: FoundPost }) {
  const text = getText('posts');
  const date = dayMonthYear(post.createdAt, getLocale());
  return (
    <ul className="cluster small muted post-meta">
      {post.userName && (
        <li>
          <Icon name="user" />
          <MultilingualText text={fill(text.by, { author: post.userName })} />
        </li>
      )}
      <li>
        <Icon name="calendar" />
        {date ? <time dateTime={post.createdAt}>{date}</time> : text.dateFallback}
      </li>
      <li>
        <Icon name="clock" />
        {fill(text.minutes, { count: readingMinutes(post.content) })}
      </li>
      {post.views !== undefined && (
        <li>
          <Icon name="eye" />
          {plural(text.views, post.views)}
        </li>
      )}
    </ul>
  );
}
