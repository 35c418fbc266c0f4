import type { Dictionary } from '@/lib/text/dictionary';

export const testimonials: Dictionary['testimonials'] = {
  title: 'Ce que disent nos élèves',
  role: '{role}',
  fallback: { rate: 4.9, count: 4 },
};
