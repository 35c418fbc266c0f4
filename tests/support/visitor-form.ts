import { type APIRequestContext, expect, type Locator, type Page, type Request } from '@playwright/test';

/** Waits until the form is hydrated. */
export async function liveForm(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  // In one step: the form may be replaced at any moment.
  await page.evaluate(() => document.querySelector('main form')?.scrollIntoView());
  // A closed modal may contain the newsletter form.
  const form = page.locator('main form[data-live]:not(:is(dialog, [popover]) form)');
  await form.waitFor();
  return form;
}

/** Delays the scripts of the next page until `release`. */
export async function holdScripts(page: Page) {
  let release = () => {};
  const wait = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await wait;
    await route.continue();
  });
  return { release };
}

/** By id of the fields. */
export async function fill(form: Locator, fields: Record<string, string>): Promise<void> {
  for (const [id, text] of Object.entries(fields)) await form.locator(`#${id}`).fill(text);
}

/** By id of the fields. */
export async function expectFilled(form: Locator, fields: Record<string, string>): Promise<void> {
  for (const [id, text] of Object.entries(fields)) await expect(form.locator(`#${id}`)).toHaveValue(text);
}

/** Collects bodies that are sent from now on. */
export function bodiesSentTo(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

export const setOffline = (page: Page, isAway: boolean) => page.context().setOffline(isAway);

export async function findInInbox(request: APIRequestContext, collection: string, field: string, value: string) {
  const login = await request.post('/cms-api/staff/login', {
    data: {
      email: process.env.OWNER_EMAIL ?? 'owner@ecolepadauk.example',
      password: process.env.OWNER_PASSWORD ?? 'owner-password-for-tests',
    },
  });
  expect(login.ok()).toBe(true);
  const { token } = (await login.json()) as { token: string };
  const found = await request.get(`/cms-api/${collection}?where[${field}][equals]=${encodeURIComponent(value)}`, {
    headers: { authorization: `JWT ${token}` },
  });
  return ((await found.json()) as { docs: Record<string, unknown>[] }).docs;
}
