export const posts = {
  title: 'Blog',
  description: 'Short lessons, exam advice and honest answers for learners of French in Myanmar.',
  empty: 'There are no blogs now.',
  what: 'blog',
  whatOne: 'post',
  previous: 'Previous',
  next: 'Next',
  readMore: 'Read More',
  by: (author: string) => `By ${author}`,
  minutes: (count: number) => `${count} min read`,
  views: (count: number) => (count === 1 ? '1 view' : `${count.toLocaleString('en-US')} views`),
  related: 'Read next',
  all: 'All posts',
  /** Specified default for posts of an existing backend. */
  dateFallback: 'April 18',
} as const;
