export const events = {
  title: 'Upcoming Events',
} as const;
