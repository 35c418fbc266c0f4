import { expect, type Page } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { fill } from '@/tests/support/visitor-form';

test.use({ extraHTTPHeaders: forwardedIp() });

/** Everything that the page loads on a fast line, when its form is used. */
async function filesOf(page: Page): Promise<string[]> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const isFile = !['document', 'fetch', 'xhr'].includes(request.resourceType());
    if (isFile && request.url().startsWith('http')) files.add(request.url().replace(/\?.*/, ''));
  });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  return [...files];
}

async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Login' })).toBeVisible();
  await page.keyboard.press('Escape');
  await fill(page.locator('main form:not(dialog form)'), {
    'contact-name': 'Thiri Aung',
    'contact-email': 'thiri@example.com',
    'contact-subject': 'Evening courses',
    'contact-phone': '09 250 000 117',
    'contact-message': 'Do you have evening courses for beginners?',
  });
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/contact'));
  await page.getByRole('button', { name: 'Send Message' }).click();
  await sent;
}

test('whichever file of a page is lost, it can be read, and its form sent', async ({ page, context }) => {
  test.setTimeout(180_000);
  const files = await filesOf(page);
  expect(files.filter((file) => file.includes('/documents/'))).toHaveLength(1);
  expect(files.filter((file) => file.includes('/_next/static/chunks/')).length).toBeGreaterThan(5);
  await page.close();
  for (const file of files) {
    await test.step(file, async () => {
      const visit = await context.newPage();
      // The message is not stored.
      await visit.route('**/api/contact', (route) => route.fulfill({ status: 204 }));
      await visit.route(`${file}*`, (route) => route.abort('connectionreset'));
      await visit.goto('/contact');
      await expectUsable(visit);
      await visit.close();
    });
  }
});
