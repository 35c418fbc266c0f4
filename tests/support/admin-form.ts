import { expect, type Page } from '@playwright/test';
import { ownerHeaders } from '@/tests/support/admin';

export const field = (page: Page, name: string) => page.locator(`#field-${name}`);

export const save = (page: Page) => page.locator('#action-save').click();

/** A first change of a form that is being hydrated is lost. */
export const formReady = (page: Page) =>
  page.locator('form[data-form-ready="true"]').first().waitFor({ timeout: 60_000 });

export async function type(page: Page, name: string, text: string): Promise<void> {
  await formReady(page);
  await expect(async () => {
    await field(page, name).fill(text);
    await expect(page.locator('#action-save')).toBeEnabled({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
}

export async function makeEditor(page: Page) {
  const headers = await ownerHeaders(page);
  const login = { email: `editor.${Date.now()}@school.example`, password: 'a-padauk-in-flower-26' };
  const data = { name: 'Nilar', roles: ['editor'], ...login };
  const { doc } = await (await page.request.post('/cms-api/staff', { headers, data })).json();
  return { ...login, id: doc.id as string };
}
