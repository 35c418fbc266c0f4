import { expect } from '@playwright/test';
import { logIn } from '@/tests/support/admin';
import { field, makeEditor, save, type } from '@/tests/support/admin-form';
import { test } from '@/tests/support/journey';

test('after a session expires, what was typed can be restored', async ({ page }) => {
  test.slow();
  const editor = await makeEditor(page);
  await logIn(page, editor);
  await page.goto('/admin/collections/faqs/create');
  const question = `May I pay in two parts? ${Date.now()}`;
  await type(page, 'question', question);
  await field(page, 'answer').fill('Yes, in two parts.');
  await page.context().clearCookies();
  await save(page);
  await expect(page.getByText('Your session has ended.', { exact: false }).first()).toBeVisible();
  await expect(field(page, 'question')).toHaveValue(question);

  await logIn(page, editor);
  await page.goto('/admin/collections/faqs/create');
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(field(page, 'question')).toHaveValue(question);
  await expect(field(page, 'answer')).toHaveValue('Yes, in two parts.');
  await save(page);
  await expect(page).toHaveURL(/\/faqs\/[0-9a-f-]{36}/, { timeout: 30_000 });
  await page.goto('/admin/collections/faqs/create');
  await expect(field(page, 'question')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore it' })).toHaveCount(0);
});

test('what was typed just before a refused save can be restored as well', async ({ page }) => {
  test.slow();
  const editor = await makeEditor(page);
  await logIn(page, editor);
  await page.goto('/admin/collections/faqs/create');
  await type(page, 'question', 'May I pay');
  await page.context().clearCookies();
  await field(page, 'question').fill('May I pay in two parts?');
  await save(page);
  await expect(page.getByText('Your session has ended.', { exact: false }).first()).toBeVisible();
  await logIn(page, editor);
  await page.goto('/admin/collections/faqs/create');
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(field(page, 'question')).toHaveValue('May I pay in two parts?');
});
