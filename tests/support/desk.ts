import type { Page } from '@playwright/test';

/** Logs the owner into the admin and opens the review queue. */
export async function openDesk(page: Page): Promise<void> {
  await page.goto('/admin/login?redirect=/admin/desk');
  await page.locator('input[name="email"]').fill(process.env.OWNER_EMAIL ?? 'owner@ecolepadauk.example');
  await page.locator('input[name="password"]').fill(process.env.OWNER_PASSWORD ?? 'owner-password-for-tests');
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(({ pathname }) => pathname !== '/admin/login', { timeout: 120_000 });
  await page.goto('/admin/desk');
  await page.getByRole('heading', { name: 'Review queue' }).waitFor({ timeout: 120_000 });
}
