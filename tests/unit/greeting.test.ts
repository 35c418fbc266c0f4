import { expect, test, vi } from 'vitest';
import { greeting } from '@/lib/mail/greeting';
import {
  transferAccepted,
  transferCancelled,
  transferReceived,
  transferRejected,
} from '@/lib/mail/templates/transfers';

vi.mock('@/lib/env', () => ({ env: () => ({ SITE_NAME: 'École Padauk' }), siteUrl: () => 'https://school.example' }));

test.each(['Su Su', 'Daw M.M. Thin', 'Jean-Pierre d’Arc', "O'Neil", 'သီရိ အောင်', 'Élodie'])('%s is greeted', (name) => {
  expect(greeting(name)).toBe(`Hello ${name},`);
});

test.each([
  'https://evil.example',
  'Claim it at evil.example',
  'www.evil.example',
  'Su Su\nYour account is closed',
  'write to a@evil.example',
  'Su'.repeat(31),
  '',
])('%j is not used in a greeting', (name) => {
  expect(greeting(name)).toBe('Hello,');
});

test.each([
  transferReceived,
  transferAccepted,
  (news: Parameters<typeof transferReceived>[0]) => transferRejected(news, { reason: 'The amount differs' }),
  transferCancelled,
])('mail %# about a transfer repeats no name that looks like a message', (mail) => {
  for (const kind of ['enrolments', 'payment-requests'] as const) {
    const { text, html } = mail({
      kind,
      reference: 'EP-7K3M-Q2',
      name: 'Claim it at evil.example',
      email: 'su@example.com',
      phone: '+959250000117',
      course: 'French from Zero',
      price: 198_000,
    });
    expect(text).toContain('Hello,');
    expect(text).toContain('မင်္ဂလာပါ၊');
    expect(text + html).not.toContain('evil');
  }
});
