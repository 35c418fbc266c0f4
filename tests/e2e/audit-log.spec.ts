import { expect, type Page } from '@playwright/test';
import { excessWidth, findMachineText, logIn, ownerHeaders } from '@/tests/support/admin';
import { test } from '@/tests/support/journey';

const password = 'a-password-of-the-tests';

async function makeEditor(page: Page, name: string): Promise<{ email: string; password: string }> {
  const email = `editor.${Date.now()}@school.example`;
  const headers = await ownerHeaders(page);
  const data = { name, email, password, roles: ['editor'] };
  const made = await page.request.post('/cms-api/staff', { headers, data });
  expect(made.ok()).toBe(true);
  return { email, password };
}

/** The price of a book of the demonstration, changed by somebody who is logged in. */
async function changePrice(page: Page): Promise<{ id: string; title: string; before: number; after: number }> {
  const { docs } = await (await page.request.get('/cms-api/books?limit=1&sort=title&depth=0')).json();
  const [{ id, title, price: before }] = docs;
  const after = before + 1500;
  const headers = { 'sec-fetch-site': 'same-origin' };
  const saved = await page.request.patch(`/cms-api/books/${id}`, { headers, data: { price: after } });
  expect(saved.ok()).toBe(true);
  return { id, title, before, after };
}

const inThousands = (price: number) => price.toLocaleString('en-GB');

test('an owner sees at a book who changed its price, and finds the change in the audit log', async ({ page }) => {
  test.slow();
  const name = `Ma Khin ${Date.now()}`;
  await logIn(page, await makeEditor(page, name));
  const { id, title, before, after } = await changePrice(page);

  await logIn(page);
  await page.goto(`/admin/collections/books/${id}`);
  const history = page.getByRole('region', { name: 'Recent changes' });
  const latest = history.getByRole('listitem').first();
  await expect(latest).toContainText(name);
  await expect(latest).toContainText(`Before ${inThousands(before)}`);
  await expect(latest).toContainText(`After ${inThousands(after)}`);
  expect(await excessWidth(page)).toBe(0);

  await page.goto('/admin/collections/audit-entries');
  await page.getByLabel('Person').selectOption({ label: name });
  await page.getByLabel('Action').selectOption({ label: 'Changed' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/actor/);
  await expect(page.getByLabel('Person').locator('option:checked')).toHaveText(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(title);
  expect(await excessWidth(page)).toBe(0);
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/audit-entries\/[\w-]{36}$/, { timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 2, name: 'Changed' })).toBeVisible();
  await expect(page.getByText(`Before ${inThousands(before)}`)).toBeVisible();
  expect(await findMachineText(page)).toBeUndefined();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  expect(await excessWidth(page)).toBe(0);
});

test('an editor is refused the audit log, and sees no history of a record', async ({ page }) => {
  test.slow();
  await logIn(page, await makeEditor(page, 'Ko Aung'));
  const { id } = await changePrice(page);
  await page.goto('/admin/collections/audit-entries');
  await expect(page.getByRole('row')).toHaveCount(0);
  expect((await page.request.get('/cms-api/audit-entries')).status()).toBe(403);
  await page.goto(`/admin/collections/books/${id}`);
  await expect(page.locator('#field-price')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent changes' })).toHaveCount(0);
});
