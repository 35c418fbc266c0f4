import type { Config } from 'tailwindcss';

/** The school's look as tokens. Colours are CSS variables, so that light and dark are one switch in `styles/tokens.css`. */
export default {
  content: ['./app/(site)/**/*.tsx', './app/global-not-found.tsx', './components/**/*.tsx'],
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
      fontFamily: {
        display: ['Fraunces', 'Georgia', 'serif'],
        body: ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'Padauk', 'sans-serif'],
      },
      borderRadius: { card: '16px', control: '12px' },
      maxWidth: { page: '72rem', prose: '42rem' },
    },
  },
} satisfies Config;
