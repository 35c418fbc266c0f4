export const services = {
  title: 'Our Other Services For You',
  lead: 'Beside the courses. Open a card to read more.',
  missionAndVision: 'What we work for',
  descriptionFallback: 'Service description goes here.',
} as const;
