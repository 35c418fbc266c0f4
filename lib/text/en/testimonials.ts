export const testimonials = {
  title: 'What our students are saying',
  role: '{role} Student',
  /** Specified defaults for records of an existing backend. */
  fallback: { rate: 4.9, count: 4 },
} as const;
