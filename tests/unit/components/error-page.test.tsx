import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import PageFailure from '@/app/(site)/error';

test('the error page has a message, Retry and a link home', () => {
  const page = renderToStaticMarkup(<PageFailure />);
  expect(page).toContain('This page could not be shown');
  expect(page).toMatch(/href=""[^>]*>Retry/);
  expect(page).toContain('href="/"');
});
