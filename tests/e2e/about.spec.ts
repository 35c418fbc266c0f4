import { expect } from '@playwright/test';
import { test } from '@/tests/support/journey';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads about the school, in order', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const headings = await page.locator('main h2').allTextContents();
    const expected = [
      'Why Choose Us?',
      'Our Other Services For You',
      'Frequently Asked Questions',
      'The school in numbers',
    ];
    expect(headings.filter((heading) => expected.includes(heading))).toEqual(expected);
    await expect(page.locator('.services .service')).toHaveCount(10);
    await expect(page.locator('.service-large h3')).toHaveText(['Mission', 'Vision']);
    await expect(page.getByRole('main').getByRole('link', { name: 'bonjour@ecolepadauk.example' })).toBeVisible();
    expect(await page.locator('.totals dd').allTextContents()).toEqual(['640+', '35+', '6+', '380+']);
  });

  test('at most one question is open, and all can be closed', async ({ page }) => {
    await page.goto('/about');
    const questions = page.locator('.faq details');
    const first = questions.nth(0);
    const second = questions.nth(1);
    await first.locator('summary').click();
    await expect(first).toHaveAttribute('open');
    await second.locator('summary').click();
    await expect(second).toHaveAttribute('open');
    await expect(first).not.toHaveAttribute('open');
    await second.locator('summary').click();
    await expect(page.locator('.faq details[open]')).toHaveCount(0);
  });
});

test('service cards have the same height and show an uncut first sentence', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  const cards = await page.locator('.service').evaluateAll((all) =>
    all.map((card) => {
      const excerpt = card.querySelector('.service-excerpt') as Element;
      const { top, height } = card.getBoundingClientRect();
      return {
        isCut: excerpt.scrollHeight > excerpt.clientHeight + 1,
        text: excerpt.firstChild?.textContent ?? '',
        top,
        height,
      };
    }),
  );
  for (const { isCut, text, top, height } of cards) {
    expect(isCut, text).toBe(false);
    expect(text).toMatch(/[.!?”]$/);
    const others = cards.filter((other) => other.top === top);
    expect(others).toHaveLength(2);
    expect(others.map((other) => other.height)).toEqual([height, height]);
  }
});

test('a service opens by keyboard, shows the whole text and closes with the x', async ({ page }) => {
  await page.goto('/about');
  const opener = page.getByRole('button', { name: 'Translation' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Translation' });
  await expect(modal).toBeVisible();
  await expect(modal).toContainText('We are not sworn translators');
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toBeHidden();

  await opener.press('Enter');
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
});

test('an open service is a modal dialog: Tab stays inside, and the page behind it is inert', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Translation' }).click();
  const modal = page.getByRole('dialog', { name: 'Translation' });
  await expect(modal).toBeVisible();
  expect(await modal.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  for (let taps = 0; taps < 4; taps++) {
    await page.keyboard.press('Tab');
    const isInside = await modal.evaluate(
      (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
    );
    expect(isInside).toBe(true);
  }
  await page.mouse.click(5, 5);
  await expect(modal).toBeHidden();
});

test('mission and vision show their whole text on the card', async ({ page }) => {
  await page.goto('/about');
  for (const name of ['Mission', 'Vision']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByText('even when it is “not yet”.')).toBeVisible();
});

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with scripts' : 'before hydration, and without scripts', () => {
    test.use({ javaScriptEnabled: hasScripts });

    test('opening a question below an open one does not move it', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/about', { waitUntil: hasScripts ? 'networkidle' : 'load' });
      const questions = page.locator('.faq details');
      await questions.nth(0).locator('summary').click();
      for (const at of [1, 2, 3]) {
        const header = questions.nth(at).locator('summary');
        await header.evaluate((summary) => scrollBy(0, summary.getBoundingClientRect().top - 150));
        // After the smooth scroll.
        await expect.poll(async () => Math.abs(((await header.boundingBox())?.y ?? 0) - 150)).toBeLessThan(2);
        await header.tap();
        await expect(questions.nth(at)).toHaveAttribute('open');
        await expect(questions.nth(at - 1)).not.toHaveAttribute('open');
        expect(Math.abs(((await header.boundingBox())?.y ?? 0) - 150)).toBeLessThan(3);
      }
    });
  });
}

test('the footer links to the questions', async ({ page }) => {
  await page.goto('/about#faq');
  await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeInViewport();
  const facts = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(facts ?? '{}')).toMatchObject({ '@type': 'FAQPage' });
});

test('privacy and terms show the school’s text', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(page.getByRole('heading', { name: 'How long we keep it' })).toBeVisible();
  const email = 'bonjour@ecolepadauk.example';
  const link = page.getByRole('main').getByRole('link', { name: email });
  await expect(link).toHaveAttribute('href', `mailto:${email}`);
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await expect(page.getByRole('heading', { name: 'Refunds' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
});
