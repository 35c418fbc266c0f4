import { expect, type Locator } from '@playwright/test';
import { boxOf } from '@/tests/support/box';
import { test } from '@/tests/support/journey';
import { logIn } from '../support/admin';
import {
  decisionStored,
  digits,
  hydrated,
  isDecision,
  openReviewQueue,
  passRepeatedTapGuard,
  sendTransfer,
  tapTwice,
  uniqueName,
} from '../support/review-queue';
import { receiptPicture, unrelatedPicture } from '../support/screenshots';

test('staff enlarge a screenshot, accept with one tap, and undo', async ({ page }) => {
  test.slow();
  const picture = await receiptPicture({ number: digits() });
  const first = await sendTransfer(page, picture, { transactionNumber: digits(), amount: '1000' });
  const second = await sendTransfer(page, picture);
  await openReviewQueue(page);
  await page
    .getByRole('searchbox', { name: 'Name, number or reference' })
    .fill(second.replaceAll('-', ' ').toLowerCase());
  await page.getByRole('button', { name: 'Find' }).click();
  await hydrated(page);
  await expect(page.getByRole('article')).toHaveCount(1);
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
  const stored = decisionStored(page, 'accept');
  await accept.click();
  const done = page.getByText(`Accepted: ${second}`);
  await expect(done).toBeVisible();
  const undo = page.locator('.review-decision', { hasText: second }).getByRole('button');
  await expect(undo).toBeInViewport({ ratio: 1 });
  await stored;
  await page.reload();
  await expect(page.getByText('Decided in the last day')).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 3000);
  await expect(page.getByText('Decided in the last day')).toBeInViewport({ ratio: 1 });
  await page.getByText('Decided in the last day').click();
  await page.getByRole('button', { name: `Put back: ${second}` }).click();
  await expect(page.getByRole('article', { name: second }).getByRole('button', { name: 'Accept' })).toBeVisible();

  const again = page.getByRole('article', { name: second });
  await again.getByRole('button', { name: 'Reject' }).click();
  await again.getByLabel('Another reason').fill('Please call us.');
  await again.getByRole('button', { name: 'Reject with this reason' }).click();
  await expect(page.getByText(`Rejected: ${second}`)).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test('staff cancel a waiting request with two taps, and an accepted one on its record', async ({ page }) => {
  test.slow();
  const reference = await sendTransfer(page, await unrelatedPicture());
  await page.clock.install();
  await openReviewQueue(page, reference);
  const card = page.getByRole('article', { name: reference });
  const sure = card.getByRole('button', { name: `Yes, cancel it: ${reference}` });
  await expect(sure).toBeHidden();
  await card.getByText('Cancel this request').click();
  await sure.click();
  const line = page.locator('.review-decision', { hasText: reference });
  await expect(line).toContainText('Cancelled');
  await passRepeatedTapGuard(page);
  await line.getByRole('button', { name: `Undo: ${reference}` }).click();
  await expect(line).toHaveCount(0);
  await passRepeatedTapGuard(page);
  const stored = decisionStored(page, 'accept');
  await card.getByRole('button', { name: `Accept: ${reference}` }).click();
  await expect(line).toContainText('Accepted');

  await stored;
  await page.reload();
  await hydrated(page);
  await page.locator('.review-recent summary').click();
  await page.locator('.review-recent').getByRole('link', { name: reference }).click();
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

test('the record of a waiting request leads to its card in the review queue', async ({ page }) => {
  test.slow();
  const reference = await sendTransfer(page, await unrelatedPicture());
  await openReviewQueue(page, reference);
  const id = await page.getByRole('article', { name: reference }).getAttribute('id');
  await page.goto(`/admin/collections/enrolments/${id}`);
  await page.getByRole('link', { name: 'Open in the review queue' }).click({ timeout: 60_000 });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: reference })).toBeVisible();
  await page.goto('/admin/desk?search=nobody-of-this-name');
  await expect(page.getByText('No waiting transfer matches “nobody-of-this-name”.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/admin/desk');
});

test('a tap counts at once, a double tap decides once, and a failed save is reported', async ({ page }) => {
  test.slow();
  const name = uniqueName();
  const first = await sendTransfer(page, await unrelatedPicture(), { name });
  const second = await sendTransfer(page, await unrelatedPicture(), { name });
  await page.route('**/decide', (route) => route.abort());
  await openReviewQueue(page, name);
  const accept = page.getByRole('article', { name: first }).getByRole('button', { name: `Accept: ${first}` });
  await accept.scrollIntoViewIfNeeded();
  await tapTwice(accept);
  const line = page.locator('.review-decision', { hasText: first });
  await expect(line).toContainText('This could not be saved.');
  await expect(page.locator('.review-unsaved')).toHaveText('1 decision is not saved');
  await expect(page.getByRole('article', { name: second })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.unroute('**/decide');
  // Undo replaces Try again: the second tap would undo.
  await tapTwice(line.getByRole('button', { name: `Try again: ${first}` }));
  await expect(page.getByText('1 decision is not saved')).toHaveCount(0);
  await expect(line).toContainText(`Accepted: ${first}`);
  await expect(async () => {
    await line.getByRole('button', { name: `Undo: ${first}` }).click({ timeout: 1000 });
    await expect(page.getByRole('article', { name: first })).toBeFocused({ timeout: 1000 });
  }).toPass();
});

test('a page that is left sends the decision that waits for an earlier one', async ({ page }) => {
  test.slow();
  const reference = await sendTransfer(page, await unrelatedPicture());
  let release = () => {};
  const canContinue = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/decide', async (route) => {
    if (isDecision(route.request(), 'accept')) await canContinue;
    await route.continue();
  });
  await page.clock.install();
  await openReviewQueue(page, reference);
  await page.getByRole('button', { name: `Accept: ${reference}` }).click();
  await passRepeatedTapGuard(page);
  await page.getByRole('button', { name: `Undo: ${reference}` }).click();
  await expect(page.getByRole('button', { name: `Accept: ${reference}` })).toBeAttached();
  const sent = page.waitForRequest((request) => isDecision(request, 'undo'));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await sent;
  release();
});

test('on a phone facts, screenshot and buttons fit one screen, and the buttons never move', async ({ page }) => {
  test.slow();
  const references: string[] = [];
  // 40 letters are the limit.
  const name = `Marie-Antoinette de La Rochefoucauld ${digits().slice(-3)}`;
  for (let count = 0; count < 3; count++) {
    references.push(await sendTransfer(page, await unrelatedPicture(), { name, amount: '1000' }));
  }
  await openReviewQueue(page, name);
  const places: number[] = [];
  // The first card stands below the title.
  for (const reference of references.slice(1)) {
    const card = page.getByRole('article', { name: reference });
    await card.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    for (const part of ['h2', '.review-money', '.review-screenshot', '.review-accept', '.review-reject']) {
      await expect(card.locator(part)).toBeInViewport({ ratio: 1 });
    }
    const shot = await boxOf(card.locator('.review-screenshot'));
    const accept = await boxOf(card.locator('.review-accept'));
    expect(shot.y + shot.height).toBeLessThanOrEqual(accept.y);
    places.push(Math.round(accept.y));
  }
  expect(new Set(places).size).toBe(1);
});

test('on a wide window the buttons above the cards end where the cards end', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  await sendTransfer(page, await unrelatedPicture());
  await openReviewQueue(page);
  const rightOf = async (part: Locator) => {
    const { x, width } = await boxOf(part);
    return Math.round(x + width);
  };
  const edge = await rightOf(page.getByRole('article').first());
  for (const name of ['Check for new ones', 'Find'])
    expect(await rightOf(page.getByRole('button', { name })), name).toBe(edge);
});

test.describe('before hydration', () => {
  test.use({ javaScriptEnabled: false });

  test('the buttons are disabled, so that no tap is lost', async ({ page }) => {
    const reference = await sendTransfer(page, await unrelatedPicture());
    await logIn(page);
    await page.goto(`/admin/desk?search=${reference}`);
    await expect(page.getByRole('article', { name: reference }).getByRole('button', { name: 'Accept' })).toBeDisabled();
  });
});

test('the review queue is in the language of the admin', async ({ page, context, baseURL }) => {
  test.slow();
  const reference = await sendTransfer(page, await unrelatedPicture());
  await logIn(page);
  for (const [language, title, accept] of [
    ['fr', 'Validation des virements', 'Accepter'],
    ['my', 'ငွေလွှဲ စစ်ဆေးအတည်ပြုရန်', 'လက်ခံရန်'],
  ] as const) {
    await context.addCookies([{ name: 'payload-lng', value: language, url: baseURL ?? '' }]);
    await page.goto(`/admin/desk?search=${reference}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: `${accept}: ${reference}` })).toBeAttached();
  }
});

test('a visitor sees neither the review queue nor a screenshot', async ({ page, request }) => {
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
