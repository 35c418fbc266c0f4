import { expect, type Page } from '@playwright/test';
import { boxOf } from '@/tests/support/box';
import { test } from '@/tests/support/journey';

const button = (page: Page) => page.getByRole('button', { name: 'Mobile App Download' });
const scrollDown = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

for (const path of ['/', '/about']) {
  test(`on ${path} the app button appears after 200 pixels and opens both stores`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await scrollDown(page, 190);
    await expect(button(page)).toBeHidden();
    // It slides in from the bottom of the window.
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

/** Counts the texts under the button, at every 150 px of scrolling. */
const coveredText = (page: Page) =>
  page.evaluate(async () => {
    const button = document.querySelector('.content ~ .floating .button');
    const covered: string[] = [];
    for (let top = 250; top < document.body.scrollHeight - innerHeight; top += 150) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const place = button?.getBoundingClientRect();
      // Text may scroll under a full-width bar, as under the edge of the window.
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

test('the app button covers no text', async ({ page }) => {
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

test('courses, posts and forms have no app button', async ({ page }) => {
  for (const path of ['/adult/French%20from%20Zero', '/blog/false-friends', '/contact', '/quotation', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await scrollDown(page, 500);
    await expect(button(page), path).toBeHidden();
  }
});

test('the footer of an account page ends at the bottom of a tall window', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 3000 });
    await page.goto('/login');
    const { y, height } = await boxOf(page.locator('.footer'));
    expect(Math.round(y + height), `at ${width} px`).toBe(3000);
  }
});
