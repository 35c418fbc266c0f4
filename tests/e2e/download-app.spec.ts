import { expect, type Page, test } from '@playwright/test';
import { boxOf } from '@/tests/support/box';

const button = (page: Page) => page.getByRole('button', { name: 'Mobile App Download' });
const scrollDown = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

for (const path of ['/', '/about']) {
  test(`on ${path} the button for the app comes up after 200 pixels, and opens both stores`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await scrollDown(page, 190);
    await expect(button(page)).toBeHidden();
    // It rises with the page, from the edge of the window.
    await scrollDown(page, 300);
    await expect(button(page)).toBeInViewport({ ratio: 1 });
    await button(page).click();
    const dialog = page.getByRole('dialog', { name: 'Get our mobile app' });
    await expect(dialog.getByRole('link')).toHaveCount(2);
    await scrollDown(page, 0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(button(page)).toBeHidden();
  });
}

/** How much text of the page lies under the button, at each 150 px of scrolling. */
const coveredText = (page: Page) =>
  page.evaluate(async () => {
    const button = document.querySelector('.content ~ .floating .button');
    const covered: string[] = [];
    for (let top = 250; top < document.body.scrollHeight - innerHeight; top += 150) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const place = button?.getBoundingClientRect();
      // A bar across the window is an edge like the window's own; beside it text must end.
      if (!place || (place.left <= 0 && place.right >= innerWidth && place.bottom >= innerHeight)) continue;
      const texts = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        if (!texts.currentNode.textContent?.trim()) continue;
        for (const line of range.getClientRects())
          if (line.right > place.left && line.left < place.right && line.bottom > place.top && line.top < place.bottom)
            covered.push(texts.currentNode.textContent.trim());
      }
    }
    return covered;
  });

test('it covers no text: a bar at the lower edge of a phone, in the margin of a wide window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [360, 1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ['/about', '/adult']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await scrollDown(page, 400);
      await expect(button(page), `${path} at ${width} px`).toBeInViewport({ ratio: 1 });
      const box = await boxOf(button(page));
      expect(Math.min(box.width, box.height), `${path} at ${width} px`).toBeGreaterThanOrEqual(44);
      if (width < 1280) expect([box.width, Math.round(box.y + box.height)]).toEqual([width, 740]);
      expect(await coveredText(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('it leaves courses, posts and forms alone', async ({ page }) => {
  for (const path of ['/adult/French%20from%20Zero', '/blog/false-friends', '/contact', '/quotation', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await scrollDown(page, 500);
    await expect(button(page), path).toBeHidden();
  }
});

test('on account pages the footer keeps the school and the app, and is a quarter shorter at least', async ({
  page,
}) => {
  const height = async (path: string) => {
    await page.goto(path);
    return (await boxOf(page.locator('.footer'))).height;
  };
  expect(await height('/login')).toBeLessThan(0.75 * (await height('/about')));
  await page.goto('/login');
  await expect(page.locator('.footer').getByRole('heading', { name: 'Download Our App' })).toBeVisible();
});
