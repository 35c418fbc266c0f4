import { expect } from '@playwright/test';
import { en } from '@/lib/text/en/dictionary';
import { fr } from '@/lib/text/fr/dictionary';
import { my } from '@/lib/text/my/dictionary';
import { test } from '@/tests/support/journey';
import { liveForm } from '@/tests/support/visitor-form';

test.describe('a visitor who reads Burmese', () => {
  test('changes the language in the header without scripts, and stays on the same page and filter', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/timetable?day=saturday');
    await page.getByRole('img', { name: 'Language' }).click();
    await page.getByRole('link', { name: 'မြန်မာ' }).click();
    await expect(page).toHaveURL('/my/timetable?day=saturday');
    await expect(page.locator('html')).toHaveAttribute('lang', 'my');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('အချိန်ဇယား');
    await context.close();
  });

  test('finds every link of the header and footer in Burmese, too', async ({ page }) => {
    await page.goto('/my');
    const hrefs = await page
      .locator('.header a[href^="/"], .footer a[href^="/"]')
      .evaluateAll((links) =>
        links.filter((link) => !link.hasAttribute('hreflang')).map((link) => link.getAttribute('href') ?? ''),
      );
    expect(hrefs.length).toBeGreaterThan(20);
    expect(hrefs.filter((href) => !/^\/my(\/|$)/.test(href))).toEqual([]);
  });

  test('gets an unknown page as a 404 in Burmese, and the admin is not under the prefix', async ({ page }) => {
    for (const path of ['/my/nowhere', '/my/adult/No such course', '/my/admin', '/my/api/banner', '/my/fr/about']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      expect(response?.headers()['content-type']).toContain('text/html');
      await expect(page.locator('html')).toHaveAttribute('lang', 'my');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404. စာမျက်နှာ ရှာမတွေ့ပါ');
    }
  });

  test('is told in Burmese what a form lacks, with scripts', async ({ page }) => {
    const form = await liveForm(page, '/my/contact');
    await form.getByRole('button', { name: 'စာပို့ရန်' }).click();
    await expect(form.getByText('အမည် ဖြည့်ပေးပါ')).toBeVisible();
  });

  test('sends a form without scripts, and reads the answer in Burmese', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/my/contact');
    await page.getByRole('textbox', { name: 'အမည်' }).fill('Su Su');
    await page.getByRole('textbox', { name: 'အီးမေးလ်' }).fill('su@example');
    await page.getByRole('textbox', { name: 'အကြောင်းအရာ' }).fill('Fees');
    await page.getByRole('textbox', { name: 'ဖုန်းနံပါတ်' }).fill('09250000117');
    await page.getByRole('textbox', { name: /^စာ/ }).fill('How much is the course?');
    await page.getByRole('button', { name: 'စာပို့ရန်' }).click();
    await expect(page).toHaveURL(/\/my\/contact\?error=emailAddress&field=email&answer=[^&#]+#form$/);
    await expect(page.getByText('အီးမေးလ် လိပ်စာ မမှန်ပါ')).toBeVisible();
    await context.close();
  });

  test('reserves a place in a class, and reads in Burmese that it is held', async ({ page }) => {
    await page.goto('/my/timetable');
    await page
      .getByRole('link', { name: /^နေရာယူရန် – The Puppet Theatre/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/my\/reserve\?class=/);
    await page.getByLabel('သင်ယူသူ၏ အမည်').fill('Su Su');
    await page.getByLabel('ဖုန်းနံပါတ်').fill(`0925${String(Date.now()).slice(-7)}`);
    await page.getByLabel('အီးမေးလ်').fill('su@example.com');
    await page.getByRole('button', { name: 'နေရာယူရန်' }).click();
    await expect(page.getByRole('heading', { name: 'သင့်အတွက် နေရာ ထားပေးပြီးပါပြီ' })).toBeVisible();
    await expect(page.getByText(/^ကျေးဇူးတင်ပါသည်။ “The Puppet Theatre/)).toBeVisible();
  });

  test('comes back to the Burmese profile after a login', async ({ page }) => {
    await page.goto('/my/profile');
    await expect(page).toHaveURL('/my/login?next=/my/profile');
    await expect(page.getByRole('button', { name: 'အကောင့်ဝင်ရန်' })).toBeVisible();
  });
});

test.describe('where the browser prefers French', () => {
  test.use({ locale: 'fr-FR' });

  test('one line in French offers the page, until a language is chosen', async ({ page }) => {
    await page.goto('/books');
    const offer = page.getByRole('link', { name: 'Lire cette page en français' });
    await expect(offer).toBeVisible();
    await expect(page.getByRole('link', { name: 'Read this page in English' })).toBeHidden();
    await offer.click();
    await expect(page).toHaveURL('/fr/books');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Livres');
    await expect(offer).toBeHidden();
    await page.goto('/books');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(offer).toBeHidden();
  });

  test('a cookie with another value is ignored', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: 'de', url: String(baseURL) }]);
    await page.goto('/books');
    await expect(page.getByRole('link', { name: 'Lire cette page en français' })).toBeVisible();
  });
});

test('a page and the sitemap say which languages a page is in', async ({ request }) => {
  const languages = [
    ['en', ''],
    ['my', '/my'],
    ['fr', '/fr'],
    ['x-default', ''],
  ];
  for (const path of ['/adult', '/blog']) {
    const page = await (await request.get(`/my${path}`)).text();
    const head = page.slice(0, page.indexOf('<style'));
    expect(head).toMatch(new RegExp(`rel="canonical" href="[^"]*/my${path}"`));
    for (const [language, prefix] of languages) {
      expect(head).toMatch(
        new RegExp(`rel="alternate" hrefLang="${language}" href="[^"]*//[^/"]*${prefix}${path}"`, 'i'),
      );
    }
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/contact', '/blog']) expect(sitemap.includes(`/my${path}</loc>`)).toBe(true);
});

test('a caller of the API gets English, or the language it accepts, and the same code', async ({ request }) => {
  const refuse = async (headers: Record<string, string>) =>
    (await request.post('/api/contact', { data: {}, headers })).json();
  const english = await refuse({ 'accept-language': '' });
  const burmese = await refuse({ 'accept-language': 'my-MM' });
  expect(english).toMatchObject({ error: 'Name is required', code: 'nameRequired' });
  expect(burmese).toMatchObject({ error: 'အမည် ဖြည့်ပေးပါ', code: 'nameRequired' });
});

const longTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(longTexts);

/** Sentences that HTML and JSON write alike. Names of options are values of the API, too. */
const sentences = Object.entries({ en, my, fr }).map(([locale, dictionary]) => {
  // The error boundary has no page to bring its texts.
  const distinct = longTexts({ ...dictionary, pageFailure: {} }).filter(
    (text) => text.length > 30 && /[.?!။]$/.test(text) && !/[{}"'&<>]/.test(text),
  );
  return { locale, texts: [...new Set(distinct)] };
});

test('a page carries the texts of its own language alone, and a script those of none', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const scripts = new Set<string>();
  for (const [locale, prefix] of [
    ['en', ''],
    ['my', '/my'],
    ['fr', '/fr'],
  ]) {
    for (const path of ['/contact', '/quotation', '/zoom', '/level-test', '/register']) {
      const html = await read(`${prefix}${path}`);
      for (const name of /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []) scripts.add(name);
      const payloads = [...new Set(html.match(/\/documents\/[\w-]+\.js/g))];
      expect(payloads, path).toHaveLength(1);
      const carried = html + (await Promise.all(payloads.map(read))).join();
      for (const { locale: other, texts } of sentences) {
        const found = texts.filter((text) => carried.includes(text));
        if (other === locale) expect(found.length, `${prefix}${path}`).toBeGreaterThan(2);
        else expect(found, `${prefix}${path}`).toEqual([]);
      }
    }
  }
  expect(scripts.size).toBeGreaterThan(4);
  for (const name of scripts) {
    const script = await read(name);
    const found = sentences.flatMap(({ texts }) => texts.filter((text) => script.includes(text)));
    expect(found, name).toEqual([]);
  }
});
