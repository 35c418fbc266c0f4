export const posts = {
  title: 'Blog',
  empty: 'There are no blogs now.',
  previous: 'Previous',
  next: 'Next',
  readMore: 'Read More',
  /** Shown only where a foreign backend leaves out the date. */
  dateFallback: 'April 18',
} as const;
