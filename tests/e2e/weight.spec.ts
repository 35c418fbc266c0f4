import { get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Request } from '@playwright/test';
import { test } from '@/tests/support/journey';
import { publicPages } from '@/tests/support/public-pages';
import { repeatVisit } from '@/tests/support/repeat-visit.mjs';
import { reportSlowLine } from '@/tests/support/slow-line';
import { expectStyled } from '@/tests/support/styled-page';
import { withoutScripts } from '@/tests/support/without-scripts.mjs';

const kib = 1024;
/** `/about` has the most text besides the home page, and with it the largest payload. */
const scriptLimits: Record<string, number> = { '/': 150, '/about': 142 };
const limits = (path: string) => ({ total: path === '/' ? 230 : 200, script: scriptLimits[path] ?? 140 });
/** Pages with islands that load after the page. */
const pagesWithIslands = [
  '/contact',
  '/quotation',
  '/checkout',
  '/zoom',
  '/status',
  '/login',
  '/register',
  '/reset_password',
  '/level-test',
];

test.describe.configure({ timeout: 60_000 });

for (const [path] of publicPages) {
  test(`${path} is light enough for a slow connection, requests nothing from other hosts, and has its stylesheets`, async ({
    page,
    baseURL,
  }) => {
    const requests = await openAndSettle(page, path);
    const sizes = await Promise.all(requests.map(sizeOf));
    const sum = (kind?: string) =>
      sizes.filter((size) => !kind || size.kind === kind).reduce((total, { bytes }) => total + bytes, 0) / kib;
    const what = sizes.map(({ kind, bytes, url }) => `${bytes} ${kind} ${url}`).join('\n');
    // The Burmese font loads only where Burmese is shown and the device lacks one.
    const burmeseFont =
      sizes.filter(({ url }) => url.includes('padauk')).reduce((all, { bytes }) => all + bytes, 0) / kib;
    const { total, script } = limits(path);
    expect(sum() - burmeseFont, what).toBeLessThanOrEqual(total);
    if (!pagesWithIslands.some((start) => path.startsWith(start)))
      expect(sum('script'), what).toBeLessThanOrEqual(script);
    expect(sum('font'), what).toBeLessThanOrEqual(65);
    expect(requests.length, what).toBeLessThanOrEqual(21);
    expect(
      requests.filter((request) => !request.url().startsWith(String(baseURL))).map((request) => request.url()),
    ).toEqual([]);
    expect(requests.filter(isPrefetch).map((request) => request.url())).toEqual([]);
    await expectStyled(page);
  });
}

for (const [path] of publicPages.filter(([each]) => !each.startsWith('/reset_password'))) {
  test(`${path} is on a slow line hardly heavier than the same page without scripts, and costs nothing again`, async ({
    page,
  }) => {
    await reportSlowLine(page);
    const requests = await openAndSettle(page, path);
    const sizes = await Promise.all(requests.map(sizeOf));
    const what = sizes.map(({ kind, bytes, url }) => `${bytes} ${kind} ${url}`).join('\n');
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(
      sizes.filter(({ url }) => /\/(_next|documents)\/.*\.js/.test(url)),
      what,
    ).toEqual([]);
    const inline = await page.evaluate(() =>
      [...document.scripts].filter(({ type }) => type !== 'application/ld+json').map(({ textContent }) => textContent),
    );
    expect(brotliCompressSync(inline.join('\n')).length, inline.join('\n')).toBeLessThanOrEqual(2 * kib);

    const [navigation] = requests;
    const html = (await (await navigation?.response())?.text()) ?? '';
    const twinHtml = brotliCompressSync(withoutScripts(html)).length;
    const twin = total - (sizes[0]?.bytes ?? 0) + twinHtml;
    expect(total / twin, what).toBeLessThanOrEqual(1.15);
    const burmese = sizes.some(({ url }) => url.includes('padauk')) ? 21 : 0;
    expect(total / kib, what).toBeLessThanOrEqual((path === '/' ? 85 : 62) + burmese);
    expect(requests.length, what).toBeLessThanOrEqual(9);

    let again = await repeatVisit(page, path);
    // What another journey saved between the visits makes a new document, or moves a picture near that was far.
    if (again.status !== 304 || again.bytes > 2 * kib) again = await repeatVisit(page, path);
    expect(again.status).toBe(304);
    expect(again.bytes).toBeLessThanOrEqual(2 * kib);
  });
}

test('a phone loads the pictures of cards far below the screen only when they come near', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
  await page.goto('/blog', { waitUntil: 'networkidle' });
  const cards = page.locator('.post-card img');
  const atFirst = pictures.length;
  expect(await cards.count()).toBeGreaterThan(8);
  expect(atFirst, pictures.join('\n')).toBeLessThanOrEqual(7);
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => pictures.length).toBeGreaterThan(atFirst);
  await expect.poll(() => cards.last().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('poster and captions of a course’s film load only when it comes near', async ({ page }) => {
  await reportSlowLine(page);
  const files: string[] = [];
  page.on('request', (request) => {
    if (/trailer/.test(request.url())) files.push(request.url());
  });
  await page.goto('/adult/French%20from%20Zero', { waitUntil: 'networkidle' });
  expect(files).toEqual([]);
  await page.locator('.course-film').scrollIntoViewIfNeeded();
  await expect.poll(() => files.join('\n')).toMatch(/trailer-poster.*\n.*\.vtt/);
});

test('a phone draws reasons, classes and the rows and lists of a post only when they come near', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, parts] of [
    ['/my', '.why-list li > *'],
    ['/my/adult', '.class-list li > *'],
    ['/my/blog/false-friends', '.prose td'],
    ['/my/blog/false-friends', '.prose li'],
  ] as const) {
    await page.goto(path);
    const last = page.locator(parts).last();
    const isDrawn = () => last.evaluate((item) => item.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isDrawn(), `${path} ${parts}`).toBe(false);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(isDrawn, `${path} ${parts}`).toBe(true);
  }
});

test('a link to a part far below leads there on a phone, and Back about to where one was', async ({ page }) => {
  const topOf = (part: Element) => part.getBoundingClientRect().top;
  await page.goto('/about#faq');
  await expect.poll(() => page.locator('#faq').evaluate(topOf)).toBeLessThan(300);
  expect(await page.locator('#faq').evaluate(topOf)).toBeGreaterThanOrEqual(0);
  const news = '.news a';
  await page.goto('/');
  await page.locator(news).first().scrollIntoViewIfNeeded();
  await page.locator(news).first().click();
  await page.waitForURL(/\/blog\/./);
  await page.goBack();
  // Without the browser's back-forward cache, the parts above have typical heights.
  await expect.poll(async () => Math.abs(await page.locator(news).first().evaluate(topOf))).toBeLessThan(1000);
});

for (const path of ['/', '/adult', '/contact']) {
  test(`${path} is hardly heavier in Burmese and French than in English, besides the Burmese font`, async ({
    page,
  }) => {
    await reportSlowLine(page);
    const kibOf = async (prefix: string) => {
      const requests = await openAndSettle(page, `${prefix}${path}`.replace(/(?<=.)\/$/, ''));
      const html = (await (await requests[0]?.response())?.body()) ?? Buffer.alloc(0);
      const sizes = await Promise.all(requests.slice(1).map(sizeOf));
      const fonts = sizes.filter(({ kind }) => kind === 'font').reduce((sum, { bytes }) => sum + bytes, 0) / kib;
      return { html: brotliCompressSync(html).length / kib, fonts };
    };
    const [english, burmese, french] = [await kibOf(''), await kibOf('/my'), await kibOf('/fr')];
    expect(burmese.html - english.html).toBeLessThanOrEqual(3);
    expect(french.html - english.html).toBeLessThanOrEqual(3);
    expect(burmese.fonts - english.fonts).toBeLessThanOrEqual(21);
  });
}

test('every document is hardly heavier in Burmese and French than in English', async ({ request }) => {
  test.setTimeout(240_000);
  const kibOf = async (path: string) => brotliCompressSync(await (await request.get(path)).body()).length / kib;
  const heavier: string[] = [];
  for (const [path] of publicPages) {
    const english = await kibOf(path);
    for (const locale of ['my', 'fr']) {
      const difference = (await kibOf(`/${locale}${path}`.replace(/\/$/, ''))) - english;
      if (difference > 3) heavier.push(`/${locale}${path}: ${difference.toFixed(1)} KiB`);
    }
  }
  expect(heavier).toEqual([]);
});

for (const path of ['/', '/about']) {
  test(`${path} is light enough in a browser that accepts only gzip`, async ({ request, baseURL }) => {
    const html = await (await request.get(path)).text();
    const scripts = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    expect(scripts.length).toBeGreaterThan(4);
    const sizes = await Promise.all(scripts.map((src) => gzippedSize(new URL(src, baseURL))));
    // The limits are those of Brotli.
    expect(sizes.reduce((all, size) => all + size, 0) / kib).toBeLessThanOrEqual(1.05 * limits(path).script);
  });
}

/** Those that count a visit or a view may never end for the browser. */
const isCounter = (request: Request) => request.method() === 'POST';

/** The requests of a visit, all of which have ended. */
async function openAndSettle(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = [];
  const collect = (request: Request) => void (request.url().startsWith('http') && requests.push(request));
  page.on('request', collect);
  await page.goto(path);
  let settled = -1;
  const isSettled = async () => {
    const seen = requests.length;
    await Promise.all(requests.map(async (request) => isCounter(request) || (await request.response())?.finished()));
    const isUnchanged = seen === settled;
    settled = seen;
    return isUnchanged;
  };
  await expect.poll(isSettled, { intervals: [1000], timeout: 30_000 }).toBe(true);
  page.off('request', collect);
  return requests;
}

/** The gzipped bytes of a file. */
function gzippedSize(url: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' }, agent: false }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('end', () => {
        if (response.headers['content-encoding'] === 'gzip') resolve(bytes);
        else reject(new Error(`${url} is not gzipped.`));
      });
    }).once('error', reject);
  });
}

/** Waits for the end of the response. */
async function sizeOf(request: Request) {
  const bytes = isCounter(request) ? 0 : (await request.sizes()).responseBodySize;
  return { kind: request.resourceType(), bytes, url: request.url() };
}

function isPrefetch(request: Request): boolean {
  const headers = request.headers();
  return Boolean(headers['next-router-prefetch'] ?? headers['sec-purpose'] ?? headers.purpose);
}
