import type { Dictionary } from '@/lib/text/dictionary';

export const testimonials: Dictionary['testimonials'] = {
  title: 'သင်ယူသူများ၏ အမြင်',
  role: '{role} သင်ယူသူ',
  fallback: { rate: 4.9, count: 4 },
};
