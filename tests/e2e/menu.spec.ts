import { expect } from '@playwright/test';
import { boxOf } from '@/tests/support/box';
import { test } from '@/tests/support/journey';
import { openMenu } from '@/tests/support/visitor-account';

test.describe.configure({ timeout: 180_000 });

test('a learner’s menu, with Logout, fits at every width', async ({ page }) => {
  const password = 'thé-à-la-menthe-42';
  const data = {
    name: 'Su Myat Noe',
    email: `menu.${test.info().project.name}.${Date.now()}@example.com`,
    phoneNumber: '09250000117',
    password,
    confirm_password: password,
    notificationToken: '',
  };
  expect((await page.request.post('/api/auth/register', { data })).ok()).toBe(true);
  for (const width of [1140, 1280, 1366]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/terms');
    const [logout, bar] = await Promise.all([
      boxOf(page.getByRole('button', { name: 'Logout' })),
      boxOf(page.locator('.mainbar .page')),
    ]);
    expect(logout.x + logout.width, `${width} px`).toBeLessThanOrEqual(bar.x + bar.width + 0.5);
    await page.goto('/my/terms');
    expect((await boxOf(page.locator('.mainbar'))).height, `one line in Burmese at ${width} px`).toBeLessThan(80);
  }
  for (const width of [320, 344, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ['/terms', '/my/terms', '/fr/terms']) {
      await page.goto(path);
      await expect(page.locator('.account-link')).toBeVisible();
      expect((await boxOf(page.locator('.mainbar'))).height, `${path} at ${width} px`).toBeLessThan(80);
    }
  }
});

test('every menu entry opens its page, on a phone and on a wide window', async ({ page }) => {
  await page.goto('/');
  const entries = page.locator('.menu a');
  const paths = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/about', '/instructor', '/adult', '/kid', '/native', '/video', '/books', '/login']),
  );
  for (const path of paths) {
    const entry = page.locator(`.menu a[href="${path}"]`);
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    if (await button.isVisible()) await button.click();
    await entry.click();
    await page.waitForURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(entry).toHaveAttribute('aria-current', 'page');
  }
});

test('the page behind the open menu is inert', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'The menu stands open on a wide window.');
  await page.goto('/terms', { waitUntil: 'networkidle' });
  const menu = await openMenu(page);
  await expect(page.locator('#content')).toHaveAttribute('inert');
  expect(await menu.evaluate((nav) => nav.closest('[inert]'))).toBeNull();
  await page.keyboard.press('Escape');
  await expect(page.locator('#content')).not.toHaveAttribute('inert');
});

test('a closed menu returns the focus to its button', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'The menu stands open on a wide window.');
  await page.goto('/terms', { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const close = menu.getByRole('button', { name: 'Close' });
  for (const closeMenu of [() => page.keyboard.press('Escape'), () => close.click()]) {
    await button.press('Enter');
    await expect(close).toBeFocused();
    await closeMenu();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  }
});
