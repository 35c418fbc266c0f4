export const events = {
  title: 'Upcoming Events',
  lead: 'Come and meet us, in Yangon or online.',
} as const;
