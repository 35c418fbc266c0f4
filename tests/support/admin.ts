import type { Page } from '@playwright/test';
import { receiptPicture } from './screenshots';
import { ownAddress } from './visitor-form';

export const ownerLogin = {
  email: process.env.OWNER_EMAIL ?? 'owner@ecolepadauk.example',
  password: process.env.OWNER_PASSWORD ?? 'owner-password-for-tests',
};

/** Logs a member of staff into the admin, the owner unless another is given. */
export async function logIn(page: Page, { email, password } = ownerLogin): Promise<void> {
  // A request for the headers of the owner leaves a cookie.
  await page.context().clearCookies({ name: /payload-token$/ });
  await page.goto('/admin/login');
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(({ pathname }) => pathname !== '/admin/login', { timeout: 120_000 });
}

type AdminWindow = Window & { next?: { router?: { push(path: string): void } } };

/** Goes to another view as the links of the admin do: without loading its scripts once more. */
export async function openView(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => (window as AdminWindow).next?.router);
  await page.evaluate((to) => (window as AdminWindow).next?.router?.push(to), path);
  // The router changes the URL together with what is on the screen.
  await page.waitForFunction((to) => location.pathname === to, path, { timeout: 60_000 });
}

/** The headers of the owner for the CMS's REST interface. */
export async function ownerHeaders(page: Page): Promise<Record<string, string>> {
  const { token } = await (await page.request.post('/cms-api/staff/login', { data: ownerLogin })).json();
  return { authorization: `JWT ${token}` };
}

/** Sends an enrolment as the form would; gives the course and the name it is for. */
export async function sendEnrolment(page: Page): Promise<{ course: string; name: string }> {
  const { data } = await (await page.request.get('/api/course?type=Adult&page=1&limit=1')).json();
  const course: string = data.currentDatas[0]._id;
  const digits = String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0');
  const name = 'Thiri Aung';
  const answer = await page.request.post(`/api/zoom-form/upload-form/${course}`, {
    headers: ownAddress(),
    multipart: {
      name,
      email: `thiri.${digits}@example.com`,
      phNumber: `0925${digits}`,
      fbName: 'Thiri A.',
      age: '24',
      courseType: 'Rules & Policy for the Zoom Group Course',
      ruleStatus: 'true',
      communication: '{"telegram":true}',
      snapShot: { name: 'a.png', mimeType: 'image/png', buffer: await receiptPicture({ number: digits }) },
    },
  });
  if (!answer.ok()) throw new Error(`The enrolment was refused: ${await answer.text()}`);
  return { course, name };
}

/** By how many px a page is wider than its screen. A phone lays out as wide as the widest content, so the window grows as well. */
export async function excessWidth(page: Page): Promise<number> {
  const screen = page.viewportSize()?.width ?? 0;
  return page.evaluate((width) => Math.max(document.documentElement.scrollWidth, innerWidth) - width, screen);
}

const machineText = /E\.164|Receipt digest|\bUTC\b(?!\+6:30)|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}|\+959\d{7}/i;

/** What a view shows that only machines read: formats, ids and time zones, also inside fields. */
export async function findMachineText(page: Page): Promise<string | undefined> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is read, without scripts and hidden parts
  const text = await page.locator('body').innerText();
  const values = await page
    .locator('input:visible')
    .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value));
  return machineText.exec([text, ...values].join('\n'))?.[0];
}
