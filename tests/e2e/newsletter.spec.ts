import { expect, type Page } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { expectStyled } from '@/tests/support/styled-page';
import { bodiesSentTo, findInInbox, liveForm, setOffline } from '@/tests/support/visitor-form';

test.use({ extraHTTPHeaders: forwardedIp() });

const someone = () => `reader${Date.now()}${Math.floor(Math.random() * 1000)}@example.com`;
const thanks = 'Thank you for subscribing. You’ll get our next newsletter.';

async function openModal(page: Page) {
  await page.goto('/contact');
  const opener = page.getByRole('button', { name: 'Subscribe' }).first();
  // The form hydrates while the modal is closed; hydration waits while someone types.
  await opener.scrollIntoViewIfNeeded();
  await page.locator('dialog form[data-live]').waitFor({ state: 'attached' });
  await opener.click();
  return page.getByRole('dialog', { name: 'Newsletter' });
}

test('subscribing sends the email alone and closes the modal with thanks', async ({ page, request }) => {
  const email = someone();
  const modal = await openModal(page);
  const bodies = bodiesSentTo(page, '/api/about/click_to_subscribe');
  await modal.getByLabel('Email').fill(email);
  await modal.getByRole('button', { name: 'Subscribe' }).dblclick();
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(modal).toBeHidden();
  expect(bodies).toEqual([{ email }]);
  expect(await findInInbox(request, 'subscribers', 'email', email)).toHaveLength(1);
});

test('the modal focuses the email, before and after hydration', async ({ page }) => {
  const modal = await openModal(page);
  await expect(modal.getByLabel('Email')).toBeFocused();
  expect(await modal.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);

  await page.route('**/*.js', () => {});
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Subscribe' }).first().click();
  await expect(modal.getByLabel('Email')).toBeFocused();
  expect(await modal.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
});

test('errors are lower case after an asterisk; Close hides the modal', async ({ page }) => {
  const modal = await openModal(page);
  const bodies = bodiesSentTo(page, '/api/about/click_to_subscribe');
  await modal.getByRole('button', { name: 'Subscribe' }).click();
  await expect(modal.getByText('*email is required')).toBeVisible();
  await expectStyled(page);
  await expect(modal.getByLabel('Email')).toBeFocused();
  await modal.getByRole('button', { name: 'Close' }).last().click();
  await expect(modal).toBeHidden();
  expect(bodies).toEqual([]);
});

test('a failure keeps the modal and the email; a retry works', async ({ page }) => {
  const email = someone();
  const modal = await openModal(page);
  await modal.getByLabel('Email').fill(email);
  await page.route('**/click_to_subscribe', (route) => route.fulfill({ status: 500, json: { error: 'No.' } }));
  await modal.getByRole('button', { name: 'Subscribe' }).click();
  await expect(modal.getByText('There was an error submitting the form.')).toBeVisible();
  await page.unroute('**/click_to_subscribe');
  await setOffline(page, true);
  await modal.getByRole('button', { name: 'Try again' }).click();
  await expect(modal.getByRole('alert')).toContainText('check your connection');
  await expect(modal.getByLabel('Email')).toHaveValue(email);
  await setOffline(page, false);
  await modal.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(thanks)).toBeVisible();
});

test('a reload keeps what was typed', async ({ page }) => {
  const email = someone();
  const modal = await openModal(page);
  await modal.getByLabel('Email').fill(email);
  const again = await openModal(page);
  await expect(again.getByLabel('Email')).toHaveValue(email);
});

test('a request fails after 5 s without a response', async ({ page }) => {
  const modal = await openModal(page);
  await modal.getByLabel('Email').fill(someone());
  await page.route('**/click_to_subscribe', () => {});
  await modal.getByRole('button', { name: 'Subscribe' }).click();
  await expect(modal.getByText('There was an error submitting the form.')).toBeVisible({ timeout: 9000 });
});

test('a form whose script never loads shows that it is being sent, and posts', async ({ page, request }) => {
  const email = someone();
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.route('**/_next/static/**', () => {});
  await page.getByRole('button', { name: 'Subscribe' }).first().click();
  const modal = page.getByRole('dialog', { name: 'Newsletter' });
  await modal.getByLabel('Email').fill(email);
  await modal.getByRole('button', { name: 'Subscribe' }).click();
  await expect(modal.getByRole('status')).toHaveText('Sending...');
  await page.waitForURL(/\/subscribe\?sent=1/, { waitUntil: 'commit' });
  await expect(page.getByText(thanks)).toBeVisible();
  expect(await findInInbox(request, 'subscribers', 'email', email)).toHaveLength(1);
});

test('on its own page the thanks replace the form', async ({ page }) => {
  const form = await liveForm(page, '/subscribe');
  await form.getByLabel('Email').fill(someone());
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.locator('main .form-success')).toBeFocused();
  await expect(page.getByText(thanks)).toHaveCount(1);
  await expect(form).toHaveCount(0);
});

test('an incomplete unsubscribe link shows an error and leads to the contact page', async ({ page }) => {
  await page.goto('/unsubscribe');
  await expect(page.getByText('This link is incomplete.', { exact: false })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts, and keeps what was refused', async ({ page, request }) => {
    const email = someone();
    await page.goto('/subscribe');
    await page.getByRole('textbox', { name: 'Email' }).fill('reader@home');
    await page.locator('main').getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('*invalid email address')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('reader@home');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.locator('main').getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText(thanks)).toBeVisible();
    expect(await findInInbox(request, 'subscribers', 'email', email)).toHaveLength(1);
  });
});
