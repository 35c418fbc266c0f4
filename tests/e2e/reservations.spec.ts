import { expect } from '@playwright/test';
import { test } from '@/tests/support/journey';
import { classRows, fillSeatRequest, newPhone, readReference, trackRequest } from '@/tests/support/request-a-seat';
import { receiptPicture } from '@/tests/support/screenshots';

test('a parent reserves a place, reads until when, and pays it with a screenshot', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/timetable');
  await classRows(page)
    .getByRole('link', { name: /^Reserve: Between Two Rivers/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/reserve\?class=/);
  // Opened directly, the page has its stylesheets inside: what comes later must not reorder their layers.
  await page.goto(page.url());
  await fillSeatRequest(page, phone);
  await page.getByRole('button', { name: 'Reserve a place' }).click();
  await expect(page.getByRole('heading', { name: 'Your place is reserved' })).toBeVisible();
  await expect(page.locator('#form')).not.toHaveCSS('padding-left', '0px');
  await expect(
    page.getByText(/We hold a place in “Between Two Rivers: Open Conversation” for you until/),
  ).toBeVisible();
  const reference = await readReference(page);
  // The number of places left counts the one that was just taken.
  await expect(page.getByRole('region', { name: 'Your class' }).getByText(/places? left/)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Already transferred? Send us the screenshot' })).toHaveAttribute(
    'href',
    new RegExp(`^/zoom\\?course=.+&class=.+&reservation=${reference}$`),
  );

  await trackRequest(page, reference, phone);
  await expect(page.getByText('Reserved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Send us the screenshot of your transfer' }).click();
  await expect(page.getByRole('radio', { name: /reserved for you|places? left/ }).first()).toBeVisible();
  await page.getByLabel('Name *', { exact: true }).fill('Thiri Aung');
  await page.getByRole('textbox', { name: 'Email' }).fill('thiri@example.com');
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByLabel('Facebook Name').fill('Thiri A.');
  await page.getByLabel('Age *', { exact: true }).fill('24');
  await page.getByLabel('Rules & Policy for the Zoom Group Course').check();
  await page.getByLabel('I have read the rules').check();
  await page.locator('input[type=file]').setInputFiles({
    name: 'transfer.png',
    mimeType: 'image/png',
    buffer: await receiptPicture(),
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Enrolment received')).toBeVisible();
  expect(await readReference(page)).toBe(reference);
});

test('a parent who has changed their mind gives the place up', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/timetable?level=B1');
  await classRows(page)
    .getByRole('link', { name: /^Reserve: DELF B1/ })
    .first()
    .click();
  await fillSeatRequest(page, phone);
  await page.getByRole('button', { name: 'Reserve a place' }).click();
  await expect(page.getByRole('heading', { name: 'Your place is reserved' })).toBeVisible();
  await trackRequest(page, await readReference(page), phone);
  await page.getByRole('button', { name: 'Give up the place' }).click();
  await expect(page.getByText('You have given up your place.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send us the screenshot of your transfer' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a parent reserves a place, and corrects nothing but a wrong phone number, named beside its field', async ({
    page,
  }) => {
    await page.goto('/timetable');
    await classRows(page)
      .getByRole('link', { name: /^Reserve: La petite gazette/ })
      .click();
    await fillSeatRequest(page, '0925000abc');
    await page.getByRole('button', { name: 'Reserve a place' }).click();
    await expect(page.getByText('Phone Number must be a number')).toBeVisible();
    await expect(page.getByLabel('Phone Number')).toHaveValue('0925000abc');
    await page.getByLabel('Phone Number').fill(newPhone());
    await page.getByRole('button', { name: 'Reserve a place' }).click();
    await expect(page.getByRole('heading', { name: 'Your place is reserved' })).toBeVisible();
  });
});

test('a link that was made up says so and leads back to the timetable', async ({ page }) => {
  await page.goto('/offer?token=made-up-by-somebody');
  await expect(page.getByText('This link is not valid.')).toBeVisible();
  await page.getByRole('link', { name: 'See the timetable' }).click();
  await expect(page).toHaveURL('/timetable');
});

test('with an existing backend there is neither page', async ({ page }) => {
  const existing = process.env.E2E_EXISTING_URL;
  for (const path of ['/reserve?class=1', '/offer?token=1']) {
    expect((await page.goto(existing + path))?.status()).toBe(404);
  }
});
