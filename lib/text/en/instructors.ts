export const instructors = {
  title: 'Instructor',
  empty: 'There are no instructor.',
} as const;
