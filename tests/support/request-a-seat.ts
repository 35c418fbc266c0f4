import type { Page } from '@playwright/test';

export const classRows = (page: Page) => page.getByRole('main').locator('.class-row');
export const newPhone = () => `0925${String(Date.now()).slice(-7)}`;

/** In the form of a reservation or of a waiting list. */
export async function fillSeatRequest(page: Page, phone: string) {
  await page.getByLabel('Learner’s name').fill('Thiri Aung');
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByRole('textbox', { name: 'Email' }).fill('thiri@example.com');
}

export const readReference = async (page: Page) =>
  (await page
    .getByText(/^[A-Z]{1,3}-[2-9A-Z]{4}-[2-9A-Z]{2}$/)
    .last()
    .textContent()) ?? '';

/** Opens the status of a request. */
export async function trackRequest(page: Page, reference: string, phone: string) {
  await page.goto('/status');
  await page.getByLabel('Reference').fill(reference);
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByRole('button', { name: 'Check status' }).click();
}
