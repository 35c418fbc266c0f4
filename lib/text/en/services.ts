export const services = {
  title: 'Our Other Services For You',
  descriptionFallback: 'Service description goes here.',
} as const;
