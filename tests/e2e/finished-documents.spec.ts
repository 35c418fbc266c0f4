import { expect, type Page } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { publicPages } from '@/tests/support/public-pages';
import { receiptPicture } from '@/tests/support/screenshots';
import { reportSlowLine, requestedScripts } from '@/tests/support/slow-line';
import { holdScripts } from '@/tests/support/visitor-form';

const stored = publicPages.map(([path]) => path).filter((path) => !path.startsWith('/reset_password'));

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(forwardedIp());
});

test('the HTML of a guest’s page holds no script of the framework and no copy of its content', async ({ request }) => {
  const loaders = new Set<string | undefined>();
  for (const path of stored) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<script[^>]* src=|__next_f| nonce=|<link[^>]* as="script"/g), path).toBeNull();
    loaders.add(/<script data-payload[^>]*>(.*)<\/script><\/body>/.exec(html)?.[1]);
  }
  const [loader] = loaders;
  expect(loaders.size).toBe(1);
  expect(loader?.length).toBeLessThanOrEqual(1536);
});

test('a page is the same for every guest, and a 304 for one who has it', async ({ request }) => {
  for (const path of stored) {
    const first = await request.get(path);
    const second = await request.get(`${path}?utm_source=viber&x=1`, { headers: { accept: 'application/json' } });
    expect(await second.body(), path).toEqual(await first.body());
    const { etag = '', 'content-security-policy': policy } = first.headers();
    expect(second.headers()['content-security-policy']).toBe(policy);
    const known = await request.get(path, { headers: { 'if-none-match': etag, 'sec-fetch-site': 'same-origin' } });
    expect([known.status(), (await known.body()).length], path).toEqual([304, 0]);
  }
});

for (const connection of [
  { effectiveType: '3g', saveData: false },
  { effectiveType: '4g', saveData: true },
]) {
  test(`with ${JSON.stringify(connection)} no page loads a script before it is used`, async ({ page }) => {
    test.setTimeout(180_000);
    await reportSlowLine(page, connection);
    const scripts = requestedScripts(page);
    for (const path of stored) {
      await page.goto(path);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(
        scripts.map((request) => request.url()),
        path,
      ).toEqual([]);
    }
  });
}

test('on a fast line a page hydrates by itself', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('main [data-island]').first()).toHaveAttribute('data-island', 'ready');
});

test('on a slow line the first field loads the form, which keeps what was typed and the focus', async ({ page }) => {
  await reportSlowLine(page);
  await page.goto('/contact');
  const scripts = requestedScripts(page);
  const form = page.locator('main form').first();
  const [name, email] = [form.locator('[name=name]'), form.locator('[name=email]')];
  await name.pressSequentially('Thiri Aung');
  await expect(page.locator('main [data-island]').first()).toHaveAttribute('data-island', 'ready');
  expect(scripts.length).toBeGreaterThan(5);
  await expect(name).toBeFocused();
  await email.fill('thiri@example.com');
  await email.blur();
  await page.locator('main form[data-live]').first().waitFor();
  await expect(page.locator('main form [name=name]').first()).toHaveValue('Thiri Aung');
  await expect(page.locator('main form [name=email]').first()).toHaveValue('thiri@example.com');
});

test('on a slow line a chosen file, a ticked box and an open menu survive hydration', async ({ page }) => {
  const list = (await (await page.request.get('/api/course?type=Adult&page=1&limit=1')).json()) as {
    data: { currentDatas: { _id: string }[] };
  };
  await reportSlowLine(page);
  const scripts = await holdScripts(page);
  await page.goto(`/zoom?course=${list.data.currentDatas[0]?._id}`, { waitUntil: 'domcontentloaded' });
  await page.locator('#name').fill('Thiri Aung');
  await page.getByLabel('I have read the rules').check();
  await page.locator('#snapShot').setInputFiles({
    name: 'transfer.png',
    mimeType: 'image/png',
    buffer: await receiptPicture(),
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  scripts.release();
  await expect(page.locator('main [data-island="ready"] #name')).toHaveValue('Thiri Aung');
  await expect(page.locator('#menu')).toBeVisible();
  await expect(page.getByLabel('I have read the rules', { exact: false })).toBeChecked();
  expect(await page.locator('#snapShot').evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(
    'transfer.png',
  );
});

test('a reading is counted on a slow line, without the scripts of the page', async ({ page }) => {
  await reportSlowLine(page);
  const scripts = requestedScripts(page);
  const counted = page.waitForResponse((response) => response.url().endsWith('/view'));
  await page.goto('/blog/false-friends');
  expect((await counted).status()).toBe(200);
  expect(scripts).toEqual([]);
});

/** Answers requests for payloads as if they were gone, `times` times, once released. */
async function losePayloads(page: Page, times: number) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let requestCount = 0;
  await page.route('**/documents/**', async (route) => {
    requestCount += 1;
    if (requestCount > times) return route.continue();
    await released;
    return route.fulfill({ response: await page.request.get('/documents/gone.js') });
  });
  return { release, requestCount: () => requestCount };
}

test('a page whose payload is gone reloads once when it is used', async ({ page }) => {
  await reportSlowLine(page);
  const payloads = await losePayloads(page, 2);
  payloads.release();
  await page.goto('/contact');
  const reloaded = page.waitForEvent('load');
  await page.locator('#contact-name').focus();
  await reloaded;
  await page.locator('#contact-email').fill('thiri@example.com');
  await expect.poll(payloads.requestCount).toBe(2);
  await expect(page.locator('#contact-email')).toHaveValue('thiri@example.com');
});

test('a page whose payload is gone keeps what was typed when it reloads, and works', async ({ page }) => {
  await reportSlowLine(page);
  const payloads = await losePayloads(page, 1);
  await page.goto('/quotation');
  await page.locator('#inquiry-email').fill('may@example.com');
  await page.getByLabel('French Language Program Collaboration Inquiry').check();
  const reloaded = page.waitForEvent('load');
  payloads.release();
  await reloaded;
  await expect(page.locator('#inquiry-email')).toHaveValue('may@example.com');
  await expect(page.getByLabel('French Language Program Collaboration Inquiry')).toBeChecked();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Contact information' })).toBeFocused();
  await page.reload();
  expect(await page.evaluate(() => history.state?.typed)).toBeUndefined();
});

test('a password does not stay in the browser when a page reloads because its payload is gone', async ({ page }) => {
  await reportSlowLine(page);
  const payloads = await losePayloads(page, 1);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('may@example.com');
  await page.getByLabel('Password *', { exact: true }).fill('thé-à-la-menthe');
  const reloaded = page.waitForEvent('load');
  payloads.release();
  await reloaded;
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('may@example.com');
  await expect(page.getByLabel('Password *', { exact: true })).toHaveValue('');
});

for (const files of ['**/documents/**', '**/_next/**']) {
  test(`without ${files} a page is complete and its form posts`, async ({ page }) => {
    await page.route(files, (route) => route.abort('connectionreset'));
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await page.keyboard.press('Escape');
    const form = page.locator('main form').first();
    await form.locator('[name=name]').fill('Thiri Aung');
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest());
    await form.evaluate((element: HTMLFormElement) => element.submit());
    expect((await sent).url()).toContain('/api/');
  });
}
