import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeskSender } from '@/lib/cms/desk/desk-facts';
import type { DeskEntry } from '@/lib/cms/desk/queue';

const entry: DeskEntry = {
  id: 'an-id',
  collection: 'enrolments',
  reference: 'EP-7K3M-Q2',
  courseName: 'Français A1',
  name: 'Thiri Aung',
  state: 'Pending',
  at: '2026-11-21T03:00:00.000Z',
  price: 135_000,
  email: 'a?bcc=x@evil.example',
  phone: '+959250000117',
  reach: [],
  warnings: [],
  earlier: [],
};

test('a visitor’s e-mail address adds nothing to the mail that staff begin', () => {
  expect(renderToStaticMarkup(<DeskSender entry={entry} />)).toContain('href="mailto:a%3Fbcc%3Dx@evil.example"');
});
