import { expect, test } from '@playwright/test';

test.describe.configure({ timeout: 180_000 });

test('every entry of the menu leads to its page, on a phone and on a wide window', async ({ page }) => {
  await page.goto('/');
  const entries = page.locator('.menu a');
  const addresses = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses).toEqual(
    expect.arrayContaining(['/', '/about', '/instructor', '/adult', '/kid', '/native', '/video', '/books', '/login']),
  );
  for (const address of addresses) {
    const entry = page.locator(`.menu a[href="${address}"]`);
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    if (await button.isVisible()) await button.click();
    await entry.click();
    await page.waitForURL((url) => url.pathname === address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (address !== '/login') await expect(entry).toHaveAttribute('aria-current', 'page');
  }
});
