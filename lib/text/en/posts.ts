export const posts = {
  title: 'Blog',
  description: 'Short lessons, exam advice and honest answers for learners of French in Myanmar.',
  empty: 'There are no blogs now.',
  what: 'blog',
  whatOne: 'post',
  previous: 'Previous',
  next: 'Next',
  by: 'By {author}',
  minutes: '{count} min read',
  views: { one: '1 view', other: '{count} views' },
  related: 'Read next',
  all: 'All posts',
  /** Specified default for posts of an existing backend. */
  dateFallback: 'April 18',
} as const;
