import { expect, type Page } from '@playwright/test';
import { formatStaffDate } from '@/lib/format/staff-date';
import { logIn, ownerHeaders, sendEnrolment } from '@/tests/support/admin';
import { boxOf } from '@/tests/support/box';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { textContrast } from '@/tests/support/contrast';
import { test } from '@/tests/support/journey';

test.use({ viewport: { width: 390, height: 844 } });

/** The id of the newest record with the value. Other journeys create records meanwhile. */
async function findRecord(page: Page, collection: string, field: string, value: string): Promise<string> {
  const headers = await ownerHeaders(page);
  const where = `where[${field}][equals]=${encodeURIComponent(value)}`;
  const response = await page.request.get(`/cms-api/${collection}?limit=1&depth=0&sort=-createdAt&${where}`, {
    headers,
  });
  return (await response.json()).docs[0].id;
}

async function reportViolation(page: Page): Promise<void> {
  const response = await page.request.post('/api/csp-reports', {
    headers: { 'content-type': 'application/reports+json', ...forwardedIp() },
    data: [
      { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'https://extension.example/a.png' } },
    ],
  });
  expect(response.ok()).toBe(true);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`help texts, headings and what cannot be changed are readable, in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    const { email } = await sendEnrolment(page);
    await reportViolation(page);
    await logIn(page);
    const readable = (selector: string) =>
      expect.poll(() => textContrast(page.locator(selector)), { message: selector }).toBeGreaterThanOrEqual(4.5);

    await page.goto(`/admin/collections/enrolments/${await findRecord(page, 'enrolments', 'email', email)}`);
    await readable('.field-description');
    await readable('.rs--is-disabled .rs__single-value');
    await readable('.upload-relationship-details__meta');
    await page.goto(
      `/admin/collections/csp-violations/${await findRecord(page, 'csp-violations', 'directive', 'img-src')}`,
    );
    await expect(page.locator('#field-directive')).toBeDisabled();
    await readable('#field-directive');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/admin/collections/csp-violations');
    await readable('thead .field-label');
  });
}

test('a list covers nothing until a row is selected, and its first column opens the record', async ({ page }) => {
  test.slow();
  await reportViolation(page);
  await logIn(page);
  await page.goto('/admin/collections/csp-violations');
  const bar = page.locator('.collection-list__list-selection');
  await expect(bar).toBeAttached();
  await expect(bar).toBeHidden();
  await expect(async () => {
    await page.locator('.cell-_select input').first().check({ timeout: 2000 });
    await expect(bar).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await page.reload();
  const record = page.locator('.cell-day').getByRole('link').first();
  await expect(record).toHaveAttribute('href', /\/admin\/collections\/csp-violations\/[\w-]{36}$/);
  const day = formatStaffDate(new Date(), 'en', { hasTime: false });
  await expect(record).toHaveText(day);
  await record.click();
  await expect(page.getByText(day).first()).toBeVisible();
});

test('a long subject is shown whole above its record, and the account stays on the screen', async ({ page }) => {
  const subject = `ညနေပိုင်း အတန်းများ အကြောင်း မေးမြန်းလိုပါသည် ${'ပြင်သစ်စာ '.repeat(6)}${Date.now()}`;
  const email = `hla.${Date.now()}@example.com`;
  const sent = await page.request.post('/api/contact', {
    headers: forwardedIp(),
    data: {
      name: 'Daw Hla Hla',
      email,
      subject,
      phone: `09250${String(Date.now()).slice(-6)}`,
      message: 'ဈေးနှုန်းကို သိချင်ပါတယ်။',
    },
  });
  expect(sent.ok()).toBe(true);
  await logIn(page);
  await page.goto(`/admin/collections/messages/${await findRecord(page, 'messages', 'email', email)}`);
  const title = page.locator('.doc-header__title');
  await expect(title).toContainText('ညနေပိုင်း');
  expect(await title.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  const account = await boxOf(page.locator('.app-header__account'));
  expect(account.x + account.width).toBeLessThanOrEqual(390);
  // Its only content would be dates, which are shown below the fields.
  await expect(page.locator('.doc-controls__content')).toBeHidden();
});
