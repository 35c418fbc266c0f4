import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '@/tests/support/journey';
import { publicPages } from '@/tests/support/public-pages';
import { fillRegister } from '../support/visitor-account';

const existing = process.env.E2E_EXISTING_URL ?? '';
// What these pages show exists in the built-in backend only.
const own = ['/timetable', '/privacy', '/terms', '/status', '/reset_password?code=1234'];
const unsupported = ['/status', '/account-deletion'];

test.skip(Boolean(process.env.E2E_BASE_URL), 'needs the second instance');

for (const [path, heading] of publicPages.filter(([path]) => !own.includes(path))) {
  test(`${path} shows the data of the existing backend`, async ({ page }) => {
    const response = await page.goto(`${existing}${path}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('pictures come from the existing backend', async ({ page, baseURL }) => {
  await page.goto(`${existing}/adult`);
  await expect(page.locator('main picture img').first()).toHaveAttribute('src', new RegExp(`^${baseURL}/media/`));
});

test('a picture is optimised even if the backend has a private IP', async ({ request, baseURL }) => {
  const [banner] = (await (await request.get(`${baseURL}/api/banner`)).json()).data;
  const optimised = (url: string) => request.get(`${existing}/_next/image?w=480&q=75&url=${encodeURIComponent(url)}`);
  const picture = await optimised(new URL(banner.coverMobile, baseURL).href);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
  // Other private IPs, and this server itself, stay blocked.
  for (const url of [`${existing}/icons/icon-192.png`, 'http://127.0.0.1:9/x.png', 'http://169.254.169.254/x.png']) {
    expect((await optimised(url)).status()).toBe(400);
  }
});

test('there is no admin, and no database is created', async ({ request }) => {
  for (const path of ['/admin', '/admin/create-first-user', '/%61dmin', '/cms-api/staff/me', '/media/x.webp']) {
    expect((await request.get(`${existing}${path}`)).status(), path).toBe(404);
  }
  const first = { email: 'me@evil.example', password: 'me-me-me-me' };
  expect((await request.post(`${existing}/cms-api/staff/first-register`, { data: first })).status()).toBe(404);
  expect(existsSync(join(`${process.env.E2E_DATA_DIR}-existing`, 'school.db'))).toBe(false);
});

test('the contact page shows phone and email instead of a form', async ({ page }) => {
  await page.goto(`${existing}/contact`);
  await expect(page.getByRole('main').getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+95/);
  await expect(page.getByRole('link', { name: 'Send an email' })).toHaveAttribute('href', /^mailto:/);
  await expect(page.locator('main form[action="/api/contact"]')).toHaveCount(0);
});

for (const path of unsupported) {
  test(`${path}, which needs the built-in backend, leads to the contact page`, async ({ page }) => {
    await page.goto(`${existing}${path}`);
    await expect(page).toHaveURL(`${existing}/contact`);
    await expect(page.getByRole('main').getByRole('link', { name: /^Call / })).toBeVisible();
  });
}

test('a course that does not exist is not found', async ({ request }) => {
  expect((await request.get(`${existing}/adult/No%20such%20course`)).status()).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a book order is confirmed', async ({ page }) => {
    await page.goto(`${existing}/books`);
    await page.locator('a[href^="/checkout?book="]').first().click();
    const form = page.locator('main form');
    await form.getByLabel('First Name').fill('Su');
    await form.getByLabel('Last Name').fill('Aung');
    await form.getByLabel('Phone Number').fill(`09${Math.floor(250_000_000 + Math.random() * 700_000_000)}`);
    await form.locator('#checkout-address').fill('No. 5, Bahan, Yangon');
    await form.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page).toHaveURL(/\/checkout\?book=[^&]+&sent=1&reference=EP-/);
    expect(new URL(page.url()).origin).toBe(existing);
    await expect(page.getByRole('heading', { name: 'Order received' })).toBeVisible();
  });

  test('an invalid newsletter email redirects back to the form with its error', async ({ request }) => {
    const response = await request.post(`${existing}/api/about/click_to_subscribe`, {
      headers: { origin: existing, 'content-type': 'application/x-www-form-urlencoded' },
      data: 'email=nobody',
      maxRedirects: 0,
    });
    expect(response.status()).toBe(303);
    expect(response.headers().location).toMatch(/^\/subscribe\?error=emailFormat&field=email&answer=[^&]+#form$/);
  });
});

test('a learner sees neither classes nor links to unsupported features', async ({ page }) => {
  await page.goto(`${existing}/register?next=/profile`);
  await fillRegister(page);
  await expect(page).toHaveURL(`${existing}/profile`);
  await expect(page.getByText(/My classes|My children|attendance/i)).toHaveCount(0);
  await expect(page.locator('a[href^="/timetable"], a[href^="/reserve"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Enrolled Course' }).click();
  await expect(page.getByText('You have no video courses yet.')).toBeVisible();
  await expect(page.locator('a[href="/status"], a[href="/account-deletion"]')).toHaveCount(0);
});

test('the API forwards only the operations of the contract', async ({ request }) => {
  const courses = await (await request.get(`${existing}/api/course?type=Kid&limit=2`)).json();
  expect(courses.data.currentDatas).toHaveLength(2);
  expect((await request.get(`${existing}/api/course?limit=0`)).status()).toBe(400);
  expect((await request.get(`${existing}/api/healthz`)).status()).toBe(404);
});

test('the token of the level test stays on the server, and so do the answers', async ({ page }) => {
  const questions = await (await page.request.get(`${existing}/api/levelstests/view_levelTest`)).text();
  expect(questions).toContain('"hints"');
  expect(questions).not.toContain('"answer"');
  await page.goto(`${existing}/level-test`);
  expect(await page.content()).not.toContain('level-test-token-for-tests');
});
