import type { Page } from '@playwright/test';
import { forwardedIp } from './client-ip.mjs';
import { unrelatedPicture } from './screenshots';

export const ownerLogin = {
  email: process.env.OWNER_EMAIL ?? 'owner@ecolepadauk.example',
  password: process.env.OWNER_PASSWORD ?? 'owner-password-for-tests',
};

/** Logs in to the admin, as the owner by default, without its form. */
export async function logIn(page: Page, login = ownerLogin): Promise<void> {
  const response = await page.request.post('/cms-api/staff/login', { headers: forwardedIp(), data: login });
  if (!response.ok()) throw new Error(`The login was refused: ${await response.text()}`);
}

type AdminWindow = Window & { next?: { router?: { push(path: string): void } } };

/** Client-side navigation: does not reload the scripts. */
export async function openView(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => (window as AdminWindow).next?.router);
  await page.evaluate((to) => (window as AdminWindow).next?.router?.push(to), path);
  // The router changes URL and content together.
  await page.waitForFunction((to) => location.pathname === to, path, { timeout: 60_000 });
}

/** For Payload's REST API. Logs in, like `logIn`. */
export async function ownerHeaders(page: Page): Promise<Record<string, string>> {
  const { token } = await (await page.request.post('/cms-api/staff/login', { data: ownerLogin })).json();
  return { authorization: `JWT ${token}` };
}

/** Returns the id of the course, and the guest's name and email. */
export async function sendEnrolment(
  page: Page,
  chosen?: { course: string; class: string },
): Promise<{ course: string; name: string; email: string }> {
  const { data } = await (await page.request.get('/api/course?type=Adult&page=1&limit=1')).json();
  const course: string = chosen?.course ?? data.currentDatas[0]._id;
  const digits = String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0');
  const name = 'Thiri Aung';
  const email = `thiri.${digits}@example.com`;
  const response = await page.request.post(`/api/zoom-form/upload-form/${course}`, {
    headers: forwardedIp(),
    multipart: {
      name,
      email,
      phNumber: `0925${digits}`,
      fbName: 'Thiri A.',
      age: '24',
      courseType: 'Rules & Policy for the Zoom Group Course',
      ruleStatus: 'true',
      communication: '{"telegram":true}',
      ...(chosen && { class: chosen.class }),
      snapShot: { name: 'a.png', mimeType: 'image/png', buffer: await unrelatedPicture() },
    },
  });
  if (!response.ok()) throw new Error(`The enrolment was refused: ${await response.text()}`);
  return { course, name, email };
}

/** In px. A phone widens the viewport to the widest content, so the window grows as well. */
export async function excessWidth(page: Page): Promise<number> {
  const screen = page.viewportSize()?.width ?? 0;
  return page.evaluate((width) => Math.max(document.documentElement.scrollWidth, innerWidth) - width, screen);
}

const machineText = /E\.164|Receipt digest|\bUTC\b(?!\+6:30)|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}|\+959\d{7}/i;

/** Finds labels in tooltips and names for assistive technology that were not translated, but printed as an object. */
export const findPrintedObject = (html: string): string | undefined =>
  /[^<]{0,80}\[object \w+\][^<]{0,40}/.exec(html)?.[0];

/** Finds formats, ids and time zones, also inside fields. */
export async function findMachineText(page: Page): Promise<string | undefined> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is read, without scripts and hidden parts
  const text = await page.locator('body').innerText();
  const values = await page
    .locator('input:visible')
    .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value));
  return machineText.exec([text, ...values].join('\n'))?.[0];
}
