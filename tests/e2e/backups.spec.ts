import { expect } from '@playwright/test';
import { excessWidth, logIn, ownerHeaders } from '@/tests/support/admin';
import { test } from '@/tests/support/journey';

test('an owner backs up the running site and sees when, where and how large the backup is', async ({ page }) => {
  await logIn(page);
  await page.goto('/admin/backups');
  await expect(page.getByText('Backups are not encrypted')).toBeVisible();
  const button = page.getByRole('button', { name: 'Back up now' });
  // The button works once the scripts of the admin have started.
  await expect(async () => {
    await button.click({ timeout: 3000 });
    await expect(page.getByRole('status').filter({ hasText: 'A backup is being made' })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: /^Last good backup \d+ minutes? ago$/ })).toBeVisible({
    timeout: 45_000,
  });
  await expect(page.getByText(/records, \d+ files/)).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(1);
  expect(await excessWidth(page)).toBe(0);
});

test('an editor neither sees nor starts backups', async ({ page }) => {
  const login = { email: `editor.${Date.now()}@school.example`, password: 'a-password-of-the-tests' };
  await logIn(page);
  const headers = await ownerHeaders(page);
  const data = { ...login, name: 'Hnin', roles: ['editor'] };
  expect((await page.request.post('/cms-api/staff', { headers, data })).ok()).toBe(true);
  await page.context().clearCookies();
  await logIn(page, login);
  await page.goto('/admin/backups');
  await expect(page.getByText('Your role may not read this.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Backups' })).toHaveCount(0);
  const started = await page.request.post('/cms-api/backups', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {},
  });
  expect(started.status()).toBe(403);
});
