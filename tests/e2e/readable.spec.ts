import { expect, type Page } from '@playwright/test';
import { boxOf } from '@/tests/support/box';
import { openEnrolmentForm } from '@/tests/support/enrolment-form';
import { test } from '@/tests/support/journey';
import { publicPages } from '@/tests/support/public-pages';
import { drawWholePage } from '@/tests/support/whole-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns the contrast ratio (1 to 21) between the focus ring and the background around it. */
async function ringContrast(page: Page, selector: string): Promise<number> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  await page.keyboard.press('Tab');
  await target.focus();
  return target.evaluate((element) => {
    const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const light = (colour: string) => {
      const [r = 0, g = 0, b = 0] = numbers(colour).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    let around = element.parentElement;
    while (around && numbers(getComputedStyle(around).backgroundColor)[3] === 0) around = around.parentElement;
    const ring = light(getComputedStyle(element).outlineColor);
    const ground = light(getComputedStyle(around ?? document.documentElement).backgroundColor);
    return (Math.max(ring, ground) + 0.05) / (Math.min(ring, ground) + 0.05);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the focus ring is visible on dark backgrounds, in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/contact');
    for (const selector of [
      '.topbar a',
      '.wordmark',
      'main address a',
      '.call-to-action .button',
      '.footer li a',
      '.footer-end a',
    ]) {
      expect(await ringContrast(page, selector), selector).toBeGreaterThanOrEqual(3);
    }
    await page.goto('/about');
    await page.locator('.service .card-link').first().click();
    await expect(page.locator('.service dialog').first()).toBeVisible();
    expect(await ringContrast(page, '.service .close')).toBeGreaterThanOrEqual(3);
  });
}

test('the language button, which lies over the dark top bar of a wide window, has its focus ring', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto('/contact');
  const ringOf = async (selector: string) => {
    await page.keyboard.press('Tab');
    await page.locator(selector).first().focus();
    return page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineColor);
  };
  expect(await ringOf('.language-menu summary')).toBe(await ringOf('.topbar a'));
});

test('at twice the font size header and footer wrap and cut nothing off', async ({ page }) => {
  await page.goto('/terms');
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const part of ['.topbar a', '.wordmark', '.menu-button', '.footer address a']) {
      for (const one of await page.locator(part).all()) {
        const box = await one.boundingBox();
        if (!box) throw new Error(`no ${part}`);
        expect(box.x + box.width, part).toBeLessThanOrEqual(width);
        const isCut = await one.evaluate((element) => element.scrollWidth > element.clientWidth + 1);
        expect(isCut, part).toBe(false);
      }
    }
    const bar = await page.locator('.topbar').boundingBox();
    const last = await page.locator('.topbar .socials').boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) + 0.5);
  }
});

/** Returns texts that are cut off by the window or an element and cannot be scrolled to. */
function cutTexts(): string[] {
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim();
    const element = texts.currentNode.parentElement;
    if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('script, style, noscript, option, video, .visually-hidden')) continue;
    const edges = { left: 0, right: innerWidth };
    let isElsewhere = false;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box);
      isElsewhere ||= clipPath !== 'none' || (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth);
      if (!/hidden|clip/.test(overflowX)) continue;
      const { left, right } = box.getBoundingClientRect();
      edges.left = Math.max(edges.left, left);
      edges.right = Math.min(edges.right, right);
    }
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (!isElsewhere && lines.some(({ left, right }) => left < edges.left - 1 || right > edges.right + 1))
      cut.push(text);
  }
  return cut;
}

test('at twice the font size no page cuts off text on the narrowest phone', async ({ page, request }) => {
  test.setTimeout(180_000);
  const first = async (path: string) => (await (await request.get(path)).json()).data.currentDatas[0]._id;
  const paths = [
    ...publicPages.map(([path]) => path),
    `/checkout?book=${await first('/api/book?limit=1')}`,
    `/zoom?course=${await first('/api/course?type=Kid&limit=1')}`,
  ];
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of paths) {
    await page.goto(path);
    await drawWholePage(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(cutTexts), path).toEqual([]);
  }
});

test('links beside text are large enough to tap', async ({ page }) => {
  for (const [path, selector] of [
    ['/contact', 'main address a'],
    ['/contact', '.footer :is(li, address, .footer-end) a'],
    ['/about', '.support-line a'],
    ['/adult/French%20from%20Zero', '.course-head .eyebrow a'],
  ] as const) {
    await page.goto(path);
    const links = page.locator(selector);
    expect(await links.count(), selector).toBeGreaterThan(0);
    for (const link of await links.all()) {
      expect((await link.boundingBox())?.height, `${selector}: ${await link.textContent()}`).toBeGreaterThanOrEqual(44);
    }
  }
});

test('a scrollable table is focusable and shows that it scrolls', async ({ page }) => {
  await page.goto('/blog/false-friends');
  const table = page.locator('.prose table').first();
  await table.focus();
  await expect(table).toBeFocused();
  expect(await table.evaluate((box) => getComputedStyle(box).backgroundAttachment)).toBe(
    'local, local, scroll, scroll, scroll',
  );
});

test('account numbers of transfers stay on one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openEnrolmentForm(page);
  const numbers = page.locator('.transfer-number');
  expect(await numbers.count()).toBeGreaterThan(0);
  for (const number of await numbers.all()) {
    const lines = await number.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines, (await number.textContent()) ?? '').toBe(1);
  }
});

test('labels stand directly above their inputs, and the box of the screenshot has no empty line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openEnrolmentForm(page);
  // Beside the name, which has a help text.
  const label = await boxOf(page.locator('form[data-live] label[for="email"]'));
  const input = await boxOf(page.locator('form[data-live] #email'));
  expect(input.y - label.y - label.height).toBeLessThan(12);
  const box = await boxOf(page.locator('form[data-live] .file'));
  const button = await boxOf(page.locator('form[data-live] .file .button'));
  expect(box.y + box.height - button.y - button.height).toBeCloseTo(button.y - box.y, 0);
});

test('the footer has its lists on account pages, with evenly spaced lines of the address', async ({ page }) => {
  await page.goto('/login');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  for (const name of ['About Us', 'Courses', 'Download Our App'])
    await expect(footer.getByRole('heading', { name, exact: true })).toBeVisible();
  for (const line of await footer.locator('address p').all())
    expect((await boxOf(line)).height, (await line.textContent()) ?? '').toBeGreaterThanOrEqual(44);
  const badges = await Promise.all((await footer.locator('.store').all()).map(boxOf));
  expect(new Set(badges.map(({ width }) => Math.round(width))).size).toBe(1);
});
