import { type APIRequestContext, expect, type Locator, type Page, type Request } from '@playwright/test';

/** The form of a page once its script has taken over; what happens before is tested without scripts. */
export async function liveForm(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  // In one step: the form may be replaced at any moment.
  await page.evaluate(() => document.querySelector('main form')?.scrollIntoView());
  // Beside it a closed modal may hold the form of the newsletter.
  const form = page.locator('main form[data-live]:not(:is(dialog, [popover]) form)');
  await form.waitFor();
  return form;
}

/** Keeps the scripts of the next page away until they are released. */
export async function held(page: Page) {
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

/** Types into fields by their ids. */
export async function fill(form: Locator, fields: Record<string, string>): Promise<void> {
  for (const [id, text] of Object.entries(fields)) await form.locator(`#${id}`).fill(text);
}

/** The bodies that are sent to a path from now on. */
export function bodiesSentTo(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** Takes the line away and gives it back. */
export const offline = (page: Page, away: boolean) => page.context().setOffline(away);

/** What a member of staff finds in the inbox. */
export async function inbox(request: APIRequestContext, collection: string, field: string, value: string) {
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

/** Every visitor of a test comes from an address of their own, so that limits do not meet. */
export const ownAddress = () => ({
  'x-forwarded-for': Array.from({ length: 3 }, () => Math.floor(Math.random() * 250)).reduce(
    (address, part) => `${address}.${part}`,
    '10',
  ),
});
