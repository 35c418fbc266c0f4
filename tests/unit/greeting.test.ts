import { expect, test } from 'vitest';
import { greeting } from '@/lib/mail/greeting';

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
])('%j is no name to greet someone by', (name) => {
  expect(greeting(name)).toBe('Hello,');
});
