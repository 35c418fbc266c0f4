import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import PageFailure from '@/app/(site)/error';
import SiteFailure from '@/app/global-error';

afterEach(() => vi.unstubAllGlobals());

test('the error page has a message, Retry and a link home', () => {
  const page = renderToStaticMarkup(<PageFailure />);
  expect(page).toContain('This page could not be shown');
  expect(page).toMatch(/href=""[^>]*>Retry/);
  expect(page).toContain('href="/"');
});

test.each([
  ['en', 'This page could not be shown', 'Retry', '/'],
  ['my', 'ဤစာမျက်နှာကို ပြသ၍ မရပါ', 'ထပ်စမ်းရန်', '/my'],
  ['fr', 'Cette page n’a pas pu être affichée', 'Réessayer', '/fr'],
] as const)(
  'a failure of the whole document is told in the language of the visitor (%s)',
  (locale, title, retry, home) => {
    vi.stubGlobal('location', { pathname: `${home}/about`.replace('//', '/') });
    const page = renderToStaticMarkup(<SiteFailure />);
    expect(page).toContain(`<html lang="${locale}">`);
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toMatch(new RegExp(`href=""[^>]*>${retry}<`));
    expect(page).toContain(`href="${home}"`);
  },
);
