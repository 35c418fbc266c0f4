import type { Config } from 'tailwindcss';

/** Tailwind's names for the school's look, whose values are the variables of `styles/tokens.css`: light and dark are one switch there. */
export default {
  content: ['./app/(site)/**/*.tsx', './app/global-*.tsx', './components/**/*.tsx'],
  theme: {
    extend: {
      colors: {
        paper: 'var(--paper)',
        surface: 'var(--surface)',
        sunken: 'var(--sunken)',
        ink: 'var(--ink)',
        muted: 'var(--muted)',
        line: 'var(--line)',
        control: 'var(--control)',
        brand: 'var(--brand)',
        'brand-strong': 'var(--brand-strong)',
        'on-brand': 'var(--on-brand)',
        'brand-soft': 'var(--brand-soft)',
        gold: 'var(--gold)',
        'gold-soft': 'var(--gold-soft)',
        'on-gold': 'var(--on-gold)',
        night: 'var(--night)',
        'on-night': 'var(--on-night)',
        good: 'var(--good)',
        'good-soft': 'var(--good-soft)',
        warn: 'var(--warn)',
        'warn-soft': 'var(--warn-soft)',
        bad: 'var(--bad)',
        'bad-soft': 'var(--bad-soft)',
      },
      fontFamily: { display: 'var(--display)', body: 'var(--body)' },
      borderRadius: { card: 'var(--rounder)', control: 'var(--round)' },
      maxWidth: { page: 'var(--page)', prose: '42rem' },
    },
  },
} satisfies Config;
