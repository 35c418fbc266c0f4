import { expect } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { reportSlowLine } from '@/tests/support/slow-line';
import { holdScripts } from '@/tests/support/visitor-form';

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(forwardedIp());
});

test('a password is shown before any script, stays so once they have loaded, and progress is shown', async ({
  page,
}) => {
  await reportSlowLine(page);
  const scripts = await holdScripts(page);
  await page.goto('/login');
  const password = page.getByLabel('Password *', { exact: true });
  await password.fill('a password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.locator('main [data-island]').first()).toHaveAttribute('aria-busy', 'true');
  scripts.release();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('a password');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a login with filled fields is sent although its button is tapped before any script', async ({ page }) => {
  await reportSlowLine(page);
  const scripts = await holdScripts(page);
  await page.goto('/login');
  await page.evaluate(() => {
    for (const [name, value] of [
      ['email', 'nobody@example.com'],
      ['password', 'not the password'],
    ] as const) {
      const field = document.querySelector<HTMLInputElement>(`main [name=${name}]`);
      if (field) field.value = value;
    }
  });
  await page.locator('main form').getByRole('button', { name: 'Log in' }).click();
  expect(new URL(page.url()).search).toBe('');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/'));
  scripts.release();
  expect((await sent).postDataJSON()).toMatchObject({ email: 'nobody@example.com', password: 'not the password' });
});

test('the modal of a forgotten password opens before any script, and goes on with what was typed', async ({ page }) => {
  await page.route('**/api/auth/forgot_password*', (route) =>
    route.fulfill({ json: { data: { message: 'OTP sent, look into your inbox' } } }),
  );
  await reportSlowLine(page);
  const modal = page.getByRole('dialog', { name: 'Forget Password' });
  const email = modal.getByLabel('Email');
  const open = async (known: string) => {
    const scripts = await holdScripts(page);
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Email' }).fill(known);
    await page.getByRole('button', { name: 'Forget Password' }).click();
    await expect(email).toBeFocused();
    return scripts;
  };
  const first = await open('may@example.com');
  first.release();
  await expect(email).toHaveValue('may@example.com');

  const second = await open('');
  await email.fill('su@example.com');
  await modal.getByRole('button', { name: 'Next' }).click();
  second.release();
  await expect(modal.getByText('OTP sent, look into your inbox')).toBeVisible();
  await expect(modal.getByText('su@example.com')).toBeVisible();
});
