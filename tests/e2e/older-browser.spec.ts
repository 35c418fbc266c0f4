import { expect, type Page, test } from '@playwright/test';

// Chrome 111 to 113, Safari 16.4 to 16.6, Firefox 111 to 124: the framework runs there, popovers do not.

/** The page as such a browser has it: without the attribute's effect, its functions, and its selector in style sheets. */
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
    const body = html.replaceAll(' popover="auto"', '').replaceAll(':popover-open', ':unknown-here');
    return route.fulfill({ response, body });
  });
}

const faultsOf = (page: Page) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (said) => said.type() === 'error' && faults.push(said.text()));
  return faults;
};

test('the film and the app’s modal open as modal dialogs, and close with the x, Escape and a tap beside them', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await withoutPopovers(page);
  await page.goto('/', { waitUntil: 'networkidle' });
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

test('the newsletter can be subscribed to, and its modal closes', async ({ page }) => {
  await withoutPopovers(page);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const modal = page.getByRole('dialog');
  await expect(modal.getByLabel(/email/i)).toBeFocused();
  await modal.getByLabel(/email/i).fill(`older.${Date.now()}@example.com`);
  await modal.getByRole('button', { name: 'Subscribe' }).click();
  await expect(modal).toBeHidden();
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
});

test('the menu stands open, and the level test does not say that it is on its way before it is started', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await withoutPopovers(page);
  await page.goto('/level-test', { waitUntil: 'networkidle' });
  await expect(page.locator('.level-test-waiting')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  await expect(page.locator('.menu').getByRole('link', { name: 'About' })).toBeVisible();
  await page.getByRole('button', { name: 'Start the test' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.locator('footer a[href="/terms"]').click();
  await page.waitForURL('/terms');
  expect(faults).toEqual([]);
});

test('a browser with popovers but without invoker commands opens a true modal, too', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  });
  await page.route(/.*/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    // Without the attribute's effect; the script reads it again.
    const body = (await response.text()).replaceAll(' command="show-modal"', ' command="unknown-here"');
    return route.fulfill({ response, body });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Watch our film' }).click();
  const film = page.getByRole('dialog', { name: 'The school in a short film' });
  await expect(film).toBeVisible();
  expect(await film.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await film.getByRole('button', { name: 'Close' }).click();
  await expect(film).toBeHidden();
});

test('a browser of today loads nothing for older ones', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(await answer.text());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(4);
  expect(scripts.filter((script) => script.includes('[commandfor]'))).toEqual([]);
});
