import type { Page } from '@playwright/test';

/** Of every learner registered here. */
export const learnerPassword = 'thé-à-la-menthe-42';
let number = 0;

/** Registers a new learner on the page that is open and gives their e-mail address. */
export async function registerHere(page: Page): Promise<string> {
  number += 1;
  const email = `su.${Date.now()}.${number}.${process.pid}@example.com`;
  await page.getByLabel('Name', { exact: false }).first().fill('Su Myat Noe');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone Number').fill('09 250 000 117');
  await page.getByLabel('Password *', { exact: true }).fill(learnerPassword);
  await page.getByLabel('Confirm Password').fill(learnerPassword);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL((url) => url.pathname !== '/register');
  return email;
}

/** Logs the owner into the admin and opens the approval desk. */
export async function openDesk(page: Page): Promise<void> {
  await page.goto('/admin/login?redirect=/admin/desk');
  await page.locator('input[name="email"]').fill(process.env.OWNER_EMAIL ?? 'owner@ecolepadauk.example');
  await page.locator('input[name="password"]').fill(process.env.OWNER_PASSWORD ?? 'owner-password-for-tests');
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(({ pathname }) => pathname !== '/admin/login', { timeout: 120_000 });
  await page.goto('/admin/desk');
  await page.getByRole('heading', { name: 'Approval desk' }).waitFor({ timeout: 120_000 });
}
