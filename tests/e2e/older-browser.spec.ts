import { expect, type Page } from '@playwright/test';
import { test } from '@/tests/support/journey';
import { startButton } from '@/tests/support/level-test';
import { reportSlowLine } from '@/tests/support/slow-line';
import { holdScripts } from '@/tests/support/visitor-form';

// Chrome 111 to 113, Safari 16.4 to 16.6, Firefox 111 to 124: Next supports them, but they have no popovers.

// The changed HTML does not match the hashes of the policy.
test.use({ bypassCSP: true });

/** Removes the popover attribute, its methods and its CSS selector, and the command that opens modals. */
async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    const { matches } = Element.prototype;
    const known: (this: Element, selector: string) => boolean = function (selector) {
      if (selector.includes(':popover-open')) throw new DOMException('Unknown selector', 'SyntaxError');
      return matches.call(this, selector);
    };
    Element.prototype.matches = known as typeof matches;
  });
  await page.route(/.*/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replaceAll(' popover="auto"', '')
      .replaceAll(':popover-open', ':unknown-here')
      .replaceAll(' command="show-modal"', ' command="unknown-here"');
    return route.fulfill({ response, body });
  });
}

/** The polyfill loads with the scripts of the page, once the browser is idle. */
async function openWithPolyfill(page: Page, path: string): Promise<void> {
  const loaded = page.waitForResponse(
    async (response) =>
      response.request().resourceType() === 'script' && (await response.text()).includes('[commandfor]'),
  );
  await page.goto(path);
  await loaded;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

const faultsOf = (page: Page) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (said) => said.type() === 'error' && faults.push(said.text()));
  return faults;
};

test('film and app open as modal dialogs, and close with the x, Escape and a tap on the backdrop', async ({ page }) => {
  const faults = faultsOf(page);
  await withoutPopovers(page);
  await openWithPolyfill(page, '/');
  const film = page.getByRole('dialog', { name: 'The school in a short film' });
  await expect(film).toBeHidden();
  await page.getByRole('button', { name: 'Watch our film' }).click();
  await expect(film).toBeVisible();
  expect(await film.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  const video = page.locator('video.film');
  await expect(video).toHaveAttribute('poster', /trailer-poster/);
  await video.evaluate(async (moving: HTMLVideoElement) => {
    moving.muted = true;
    await moving.play();
  });
  await film.getByRole('button', { name: 'Close' }).click();
  await expect(film).toBeHidden();
  await expect.poll(() => video.evaluate((still: HTMLVideoElement) => still.paused)).toBe(true);

  const app = page.getByRole('dialog', { name: 'Get our mobile app' });
  const opener = page.getByRole('button', { name: 'Mobile App Download' });
  await page.mouse.wheel(0, 600);
  await opener.click();
  await expect(app).toBeVisible();
  await app.locator('p').first().click();
  await expect(app).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(app).toBeHidden();
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(app).toBeHidden();
  expect(faults).toEqual([]);
});

test('the newsletter modal works and closes', async ({ page }) => {
  await withoutPopovers(page);
  await openWithPolyfill(page, '/contact');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const modal = page.getByRole('dialog');
  await expect(modal.getByLabel(/email/i)).toBeFocused();
  await modal.getByLabel(/email/i).fill(`older.${Date.now()}@example.com`);
  await modal.getByRole('button', { name: 'Subscribe' }).click();
  await expect(modal).toBeHidden();
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
});

test('the menu is open, and the level test starts', async ({ page }) => {
  const faults = faultsOf(page);
  await withoutPopovers(page);
  await page.goto('/level-test', { waitUntil: 'networkidle' });
  await expect(page.getByRole('radio').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  await expect(page.locator('.menu').getByRole('link', { name: 'About' })).toBeVisible();
  await startButton(page).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.locator('footer a[href="/terms"]').click();
  await page.waitForURL('/terms');
  expect(faults).toEqual([]);
});

test('a modal opens once although its button is tapped before any script has loaded', async ({ page }) => {
  await withoutPopovers(page);
  await reportSlowLine(page);
  const scripts = await holdScripts(page);
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Watch our film' });
  await opener.click();
  const film = page.getByRole('dialog', { name: 'The school in a short film' });
  await expect(film).toBeHidden();
  scripts.release();
  await expect(film).toBeVisible();
  await film.getByRole('button', { name: 'Close' }).click();
  await expect(film).toBeHidden();
  await expect(page.locator('[data-tapped]')).toHaveCount(0);
});

test('the level test starts although its button is tapped before any script has loaded', async ({ page }) => {
  await withoutPopovers(page);
  await reportSlowLine(page);
  const scripts = await holdScripts(page);
  await page.goto('/level-test');
  await startButton(page).click();
  scripts.release();
  await expect(page.getByText('Question 1 of 32', { exact: true })).toBeVisible();
});

test('a browser with popovers but without invoker commands opens a true modal', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  });
  await page.route(/.*/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    // Disables the attribute; the script still reads it.
    const body = (await response.text()).replaceAll(' command="show-modal"', ' command="unknown-here"');
    return route.fulfill({ response, body });
  });
  await openWithPolyfill(page, '/');
  await page.getByRole('button', { name: 'Watch our film' }).click();
  const film = page.getByRole('dialog', { name: 'The school in a short film' });
  await expect(film).toBeVisible();
  expect(await film.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await film.getByRole('button', { name: 'Close' }).click();
  await expect(film).toBeHidden();
});

test('current browsers load no polyfill', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });
  await page.goto('/');
  await expect.poll(() => scripts.length).toBeGreaterThan(4);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((script) => script.includes('[commandfor]'))).toEqual([]);
});
