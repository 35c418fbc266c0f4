import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import PageFailure from '@/app/(site)/error';

test('a page that breaks is replaced by a sentence, a way to try again and a way home', () => {
  const page = renderToStaticMarkup(<PageFailure />);
  expect(page).toContain('This page could not be shown');
  expect(page).toMatch(/href=""[^>]*>Retry/);
  expect(page).toContain('href="/"');
});
