import type { Dictionary } from '@/lib/text/dictionary';

export const services: Dictionary['services'] = {
  title: 'Nos autres services',
  lead: 'Nous proposons plus que des cours. Ouvrez une carte pour en savoir plus.',
  missionAndVision: 'Ce qui nous anime',
  descriptionFallback: 'La description de ce service viendra ici.',
};
