import { expect, type Page } from '@playwright/test';
import { receiptPicture } from './screenshots';

export const receiptFile = async () => ({
  name: 'transfer.png',
  mimeType: 'image/png',
  buffer: await receiptPicture(),
});

const randomPhone = () => `0925${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;

export async function openEnrolmentForm(page: Page): Promise<void> {
  await page.goto('/adult');
  await page.locator('main .card-link').first().click();
  await page.getByRole('link', { name: 'Enroll Now' }).first().click();
  await expect(page).toHaveURL(/\/zoom\?course=/);
  await expectHydrated(page);
}

export const expectHydrated = (page: Page) => expect(page.locator('form[data-live]')).toBeVisible({ timeout: 30_000 });

export async function fillEnrolmentForm(page: Page): Promise<void> {
  await page.getByLabel('Name *', { exact: true }).fill('Thiri Aung');
  await page.getByRole('textbox', { name: 'Email' }).fill('thiri@example.com');
  await page.getByLabel('Phone Number').fill(randomPhone());
  await page.getByLabel('Facebook Name').fill('Thiri A.');
  await page.getByLabel('Age *', { exact: true }).fill('၂၄');
  await page.getByLabel('Rules & Policy for the Zoom Group Course').check();
  await page.getByRole('checkbox', { name: 'Telegram' }).check();
  await page.getByLabel('I have read the rules').check();
}

export const submitEnrolment = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
