export const services = {
  title: 'Our Other Services For You',
  lead: 'We offer more than courses. Open a card to read about it.',
  missionAndVision: 'What we work for',
  descriptionFallback: 'Service description goes here.',
} as const;
