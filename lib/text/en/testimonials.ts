export const testimonials = {
  title: 'What our students are saying',
  role: (role: string) => `${role} Student`,
  /** Shown only where a foreign backend leaves them out. */
  fallback: { rate: 4.9, count: 4 },
} as const;
