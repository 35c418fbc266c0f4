import type { Dictionary } from '@/lib/text/dictionary';

export const events: Dictionary['events'] = {
  title: 'Prochains événements',
  lead: 'Venez nous rencontrer, à Yangon ou en ligne.',
};
