import { expect } from '@playwright/test';
import { books } from '@/lib/cms/seed/content/books';
import { courses } from '@/lib/cms/seed/content/courses';
import { englishTexts } from '@/tests/support/english-texts';
import { test } from '@/tests/support/journey';

const names = new RegExp(
  [...courses.map(({ name }) => name), ...books.map(({ title }) => title), 'Open day'].join('|'),
  'g',
);

/** Pages that the sitemap does not list, and states that a URL can bring about. */
const states = [
  ...['/nowhere', '/adult/No such course', '/blog/no-such-post', '/blog?page=2', '/blog?page=99'],
  ...[
    '/adult?price=150000&place=school&level=C2',
    '/timetable?view=week',
    '/timetable?level=C2&day=monday&time=daytime',
  ],
  ...['/checkout', '/checkout?book=none', '/checkout?error=phoneNumber&field=phoneNumber', '/checkout?sent=1'],
  ...['/zoom', '/zoom?type=kid', '/zoom?sent=1&reference=EP-7K3M-Q2', '/zoom?error=rateLimited', '/payment'],
  ...['/contact?sent=1', '/contact?error=emailAddress&field=email', '/contact?error=unknown'],
  ...['/subscribe', '/subscribe?sent=1', '/subscribe?error=emailAddress', '/unsubscribe', '/unsubscribe?sent=1'],
  ...['/status', '/status?reference=EP-7K3M-Q2', '/status?reference=nothing', '/account-deletion?done=1'],
  ...['/reserve', '/reserve?class=none', '/reserve?sent=1', '/offer', '/offer?token=none', '/offer?sent=1'],
  ...['/login', '/login?next=/my/payment', '/register', '/reset_password', '/reset_password?code=1234'],
];

for (const locale of ['my', 'fr']) {
  test(`no page under /${locale} has an English sentence outside names and parts marked as English`, async ({
    request,
  }) => {
    test.setTimeout(180_000);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)]
      .map(([, url]) => new URL(String(url).replaceAll('&amp;', '&')))
      .map(({ pathname, search }) => pathname + search)
      .filter((path) => path === `/${locale}` || path.startsWith(`/${locale}/`));
    expect(listed.length).toBeGreaterThan(40);
    const waiting = [...listed, ...states.map((path) => `/${locale}${path}`)];
    const found: string[] = [];
    const crawl = async () => {
      for (let path = waiting.pop(); path; path = waiting.pop()) {
        const html = await (await request.get(path)).text();
        expect(html, path).toContain(`<html lang="${locale}"`);
        found.push(...(html.match(/<img[^>]* lang="en"[^>]*>/g) ?? []).map((picture) => `${path}: ${picture}`));
        found.push(...englishTexts(html, names).map((text) => `${path}: ${text}`));
      }
    };
    await Promise.all(Array.from({ length: 4 }, crawl));
    expect(found).toEqual([]);
  });
}
