import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { logIn } from './admin';

/** Only with `search` a new transfer is sure to be shown: the oldest ones of the other journeys come first. */
export async function openReviewQueue(page: Page, search = ''): Promise<void> {
  await logIn(page);
  await page.goto(`/admin/desk?search=${encodeURIComponent(search)}`);
  await hydrated(page);
}

/** Resolves when the buttons work, and nothing closes what was unfolded. */
export const hydrated = (page: Page) =>
  page.locator('.review-entries:enabled').waitFor({ state: 'attached', timeout: 120_000 });

export const isDecision = (request: Request, action: string) =>
  request.url().endsWith('/decide') && request.postDataJSON().action === action;

/** Resolves when the server has stored a decision, which the queue shows before. */
export const decisionStored = (page: Page, action: string) =>
  page.waitForResponse((response) => isDecision(response.request(), action) && response.ok());

export const digits = () => String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0');
export const uniqueName = () => `Thiri ${digits()}`;

/** Sends an enrolment with a screenshot and returns its reference. */
export async function sendTransfer(
  { request }: Page,
  picture: Buffer,
  more: Record<string, string> = {},
): Promise<string> {
  const { data } = await (await request.get('/api/course?type=Adult&page=1&limit=1')).json();
  const response = await request.post(`/api/zoom-form/upload-form/${data.currentDatas[0]._id}`, {
    headers: forwardedIp(),
    multipart: {
      name: 'Thiri Aung',
      email: `thiri.${digits()}@example.com`,
      phNumber: `0925${digits()}`,
      fbName: 'Thiri A.',
      age: '24',
      courseType: 'Rules & Policy for the Zoom Group Course',
      ruleStatus: 'true',
      communication: '{"telegram":true}',
      snapShot: { name: 'a.png', mimeType: 'image/png', buffer: picture },
      ...more,
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return /EP-\w{4}-\w{2}/.exec(await response.text())?.[0] ?? '';
}

/** Skips the 400 ms in which a second tap on the same spot is ignored; they start with the frame after the tap. */
export async function passRepeatedTapGuard(page: Page): Promise<void> {
  await page.clock.runFor(50);
  await page.clock.fastForward(400);
}

/** Taps a spot twice within 100 ms by the time of the events, however busy the machine is. */
export const tapTwice = (button: Locator) =>
  button.evaluate(async (element) => {
    const { left, top } = element.getBoundingClientRect();
    const [clientX, clientY] = [left + 9, top + 9];
    const firstTapAt = performance.now();
    const tap = (timeStamp: number) => {
      const event = new MouseEvent('click', { clientX, clientY, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      document.elementFromPoint(clientX, clientY)?.dispatchEvent(event);
    };
    tap(firstTapAt);
    await new Promise((resolve) => setTimeout(resolve, 100));
    tap(firstTapAt + 100);
  });
