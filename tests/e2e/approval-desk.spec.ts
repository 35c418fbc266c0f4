import { expect, type Page, test } from '@playwright/test';
import { boxOf } from '@/tests/support/box';
import { openDesk } from '../support/desk';
import { receiptPicture } from '../support/screenshots';

const digits = () => String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0');

/** An enrolment that waits, sent as the mobile app or the form would; gives its reference. */
async function waiting(page: Page, picture: Buffer, more: Record<string, string> = {}): Promise<string> {
  await page.goto('/zoom');
  const href = await page.locator('main a[href^="/zoom?course="]').first().getAttribute('href');
  const course = new URL(href ?? '', 'http://site.test').searchParams.get('course');
  const part = () => 1 + Math.floor(Math.random() * 250);
  const answer = await page.request.post(`/api/zoom-form/upload-form/${course}`, {
    headers: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` },
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
  return /EP-\w{4}-\w{2}/.exec(await answer.text())?.[0] ?? '';
}

test('staff look, enlarge, decide with one tap, and undo', async ({ page }) => {
  test.slow();
  const picture = await receiptPicture({ number: digits() });
  const first = await waiting(page, picture, { transactionNumber: digits(), amount: '1000' });
  const second = await waiting(page, picture);
  await openDesk(page);
  const card = page.getByRole('article', { name: second });
  await expect(card.getByText('The same screenshot was sent before')).toBeVisible();
  await card.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const each of all) each.open = true;
  });
  await expect(card.getByText(first).first()).toBeVisible();
  const shot = card.getByRole('img', { name: `Screenshot of ${second}` });
  await shot.scrollIntoViewIfNeeded();
  await expect.poll(() => shot.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await card.getByRole('button', { name: 'Enlarge' }).click();
  const zoomed = page.getByRole('dialog', { name: `Screenshot of ${second}` });
  await expect(zoomed).toBeVisible();
  await zoomed.getByRole('button', { name: 'Closer' }).click();
  await zoomed.getByRole('button', { name: 'Close', exact: true }).click();

  const accept = card.getByRole('button', { name: 'Accept' });
  expect((await boxOf(accept)).height).toBeGreaterThanOrEqual(48);
  await accept.click();
  const done = page.getByText(`Accepted: ${second}`);
  await expect(done).toBeVisible();
  // Both ways back are on the screen, wherever the next card has moved to.
  const undo = page.locator('.desk-done', { hasText: second }).getByRole('button');
  await expect(undo).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(page.getByText('Decided in the last day')).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 3000);
  await expect(page.getByText('Decided in the last day')).toBeInViewport({ ratio: 1 });
  await page.getByText('Decided in the last day').click();
  await page.getByRole('button', { name: `Put back: ${second}` }).click();
  await expect(page.getByRole('article', { name: second }).getByRole('button', { name: 'Accept' })).toBeVisible();

  const again = page.getByRole('article', { name: second });
  // A tap on the same spot so soon would count as a trembling thumb.
  await page.waitForTimeout(500);
  await again.getByRole('button', { name: 'Reject' }).click();
  await again.getByLabel('Another reason').fill('Please call us.');
  await again.getByRole('button', { name: 'Reject with this reason' }).click();
  await expect(page.getByText(`Rejected: ${second}`)).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test('staff cancel what was called off with two taps, and an accepted one from its record', async ({ page }) => {
  test.slow();
  const reference = await waiting(page, await receiptPicture({ number: digits() }));
  await openDesk(page);
  const card = page.getByRole('article', { name: reference });
  const sure = card.getByRole('button', { name: `Yes, cancel it: ${reference}` });
  await expect(sure).toBeHidden();
  await card.getByText('Cancel this request').click();
  await sure.click();
  const line = page.locator('.desk-done', { hasText: reference });
  await expect(line).toContainText('Cancelled');
  await page.waitForTimeout(500);
  await line.getByRole('button', { name: `Undo: ${reference}` }).click();
  await page.waitForTimeout(500);
  await card.getByRole('button', { name: `Accept: ${reference}` }).click();
  await expect(line).toContainText('Accepted');

  await page.reload();
  await page.locator('.desk-lately summary').click();
  await page.locator('.desk-lately').getByRole('link', { name: reference }).click();
  await expect(page).toHaveURL(/\/admin\/collections\/enrolments\//, { timeout: 60_000 });
  await page.getByText('Cancel this request').click({ timeout: 60_000 });
  await page.getByRole('button', { name: `Yes, cancel it: ${reference}` }).click();
  await expect(page.getByText(`Cancelled: ${reference}`)).toBeVisible();
  await expect(page.locator('#field-state')).toContainText('Cancelled');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveText([/cancelled it/, /undid the decision/, /accepted it/]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: `Undo: ${reference}` }).click();
  await expect(page.getByText('Cancel this request')).toBeVisible();
  await expect(page.locator('#field-state')).toContainText('Accepted');
});

test('a tap counts at once, a trembling thumb decides once, and what is not saved says so', async ({ page }) => {
  test.slow();
  const first = await waiting(page, await receiptPicture({ number: digits() }));
  const second = await waiting(page, await receiptPicture({ number: digits() }));
  await page.route('**/decide', (route) => route.abort());
  await openDesk(page);
  const accept = page.getByRole('article', { name: first }).getByRole('button', { name: `Accept: ${first}` });
  await accept.scrollIntoViewIfNeeded();
  await accept.evaluate((button) => {
    const { left, top } = button.getBoundingClientRect();
    const tap = () => {
      const place = { clientX: left + 9, clientY: top + 9, bubbles: true, cancelable: true };
      document.elementFromPoint(left + 9, top + 9)?.dispatchEvent(new MouseEvent('click', place));
    };
    tap();
    setTimeout(tap, 100);
  });
  const line = page.locator('.desk-done', { hasText: first });
  await expect(line).toContainText('This could not be saved.');
  await expect(page.locator('.desk-unsaved')).toHaveText('1 decision is not saved');
  await expect(page.getByRole('article', { name: second })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.unroute('**/decide');
  await line.getByRole('button', { name: `Try again: ${first}` }).click();
  await expect(line).toContainText(`Accepted: ${first}`);
  await expect(page.getByText('1 decision is not saved')).toHaveCount(0);
  // The button stands where the last one was: a tap so soon would count as a trembling thumb.
  await page.waitForTimeout(500);
  await line.getByRole('button', { name: `Undo: ${first}` }).click();
  await expect(page.getByRole('article', { name: first })).toBeFocused();
});

test('on a phone facts, screenshot and buttons are one screen, and the buttons stay where they are', async ({
  page,
}) => {
  test.slow();
  const references: string[] = [];
  for (let count = 0; count < 3; count++) {
    const more = { name: 'Marie-Antoinette de La Rochefoucauld', amount: '1000' };
    references.push(await waiting(page, await receiptPicture({ number: digits() }), more));
  }
  await openDesk(page);
  const places: number[] = [];
  // The first one of all stands below the title.
  for (const reference of references.slice(1)) {
    const card = page.getByRole('article', { name: reference });
    await card.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    for (const part of ['h2', '.desk-money', '.desk-shot', '.desk-accept', '.desk-reject']) {
      await expect(card.locator(part)).toBeInViewport({ ratio: 1 });
    }
    const shot = await boxOf(card.locator('.desk-shot'));
    const accept = await boxOf(card.locator('.desk-accept'));
    expect(shot.y + shot.height).toBeLessThanOrEqual(accept.y);
    places.push(Math.round(accept.y));
  }
  expect(new Set(places).size).toBe(1);
});

test('the desk speaks the language of the admin', async ({ page, context, baseURL }) => {
  test.slow();
  const reference = await waiting(page, await receiptPicture({ number: digits() }));
  await openDesk(page);
  for (const [language, title, accept] of [
    ['fr', 'Validation des virements', 'Accepter'],
    ['my', 'ငွေလွှဲ စစ်ဆေးအတည်ပြုရန်', 'လက်ခံရန်'],
  ] as const) {
    await context.addCookies([{ name: 'payload-lng', value: language, url: baseURL ?? '' }]);
    await page.goto('/admin/desk');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: `${accept}: ${reference}` })).toBeAttached();
  }
});

test('a stranger sees neither the desk nor a screenshot', async ({ page, request }) => {
  await page.goto('/admin/desk');
  await expect(page).toHaveURL(/\/admin\/login/, { timeout: 60_000 });
  expect(
    (
      await request.post('/cms-api/enrolments/00000000-0000-4000-8000-000000000000/decide', {
        data: { action: 'accept' },
      })
    ).status(),
  ).toBe(401);
  expect([401, 403, 404]).toContain((await request.get('/cms-api/receipts')).status());
});
