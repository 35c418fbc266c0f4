import { expect, type Page } from '@playwright/test';
import { excessWidth, findMachineText, logIn, openView, ownerHeaders, sendEnrolment } from '@/tests/support/admin';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';

test.use({ viewport: { width: 390, height: 844 } });

async function logInWith(page: Page, language: string): Promise<void> {
  await logIn(page);
  await page
    .context()
    .addCookies([{ name: 'payload-lng', value: language, url: test.info().project.use.baseURL ?? '' }]);
}

const collections = [
  'courses',
  'posts',
  'books',
  'banners',
  'events',
  'testimonials',
  'faqs',
  'services',
  'level-questions',
  'media',
  'messages',
  'inquiries',
  'book-orders',
  'subscribers',
  'level-test-attempts',
  'payment-requests',
  'enrolments',
  'instructors',
  'learners',
  'staff',
];
const forms = ['courses', 'posts', 'books', 'banners', 'events', 'instructors', 'level-questions', 'staff'];
const settings = ['school', 'payment-details', 'inquiry-texts', 'level-test-settings', 'totals', 'legal'];
const pages = [
  '/admin',
  '/admin/account',
  '/admin/desk',
  '/admin/visits',
  '/admin/backups',
  ...collections.map((slug) => `/admin/collections/${slug}`),
  ...forms.map((slug) => `/admin/collections/${slug}/create`),
  ...settings.map((slug) => `/admin/globals/${slug}`),
];

/** The same in every language. */
const names = /^(Facebook|LinkedIn|QR|URL|E-mail|MIME|Blog|Viber|Messenger|Telegram)/;

// English is covered by admin-views.spec.ts.
for (const language of ['my', 'fr']) {
  test(`no view of the admin is wider than a phone, and its labels are in the chosen language (${language})`, async ({
    page,
  }) => {
    test.slow();
    await logInWith(page, language);
    const problems: string[] = [];
    await page.goto('/admin');
    for (const path of pages) {
      if (path !== '/admin') await openView(page, path);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 });
      const wide = await excessWidth(page);
      if (wide > 0) problems.push(`${path} is ${wide} px too wide`);
      const machine = await findMachineText(page);
      if (machine) problems.push(`${path} says ${machine}`);
      if (language === 'my') {
        const labels = await page.locator('label.field-label, .tabs-field__tab-button').allInnerTexts();
        const untranslated = labels
          .map((label) => label.replace('*', '').trim())
          .filter((label) => label && !/[\u1000-\u109f]/.test(label) && !names.test(label));
        if (untranslated.length > 0) problems.push(`${path}: ${untranslated.join(', ')}`);
      }
    }
    expect(problems).toEqual([]);
  });
}

test('on a phone a list is cards that show name, state and date without horizontal scrolling', async ({ page }) => {
  await logInWith(page, 'en');
  const sent = await page.request.post('/api/contact', {
    headers: forwardedIp(),
    data: {
      name: 'Daw Hla Hla',
      email: `hla.${Date.now()}@example.com`,
      subject: 'A card on a phone',
      phone: `09250${String(Date.now()).slice(-6)}`,
      message: 'Can I see everything?',
    },
  });
  expect(sent.ok()).toBe(true);
  await page.goto('/admin/collections/messages');
  const card = page.locator('tbody tr').first();
  for (const selector of ['.cell-subject', '.cell-handling', '.cell-name', '.cell-createdAt']) {
    const value = card.locator(selector);
    await expect(value).toBeVisible();
    const box = await value.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  }
  await expect(card.locator('.cell-createdAt')).toContainText(/\d{1,2} [A-Z][a-z]{2} 20\d\d, \d\d:\d\d/);
});

/** The controls that are lower than a finger is wide, of those that a selector finds. */
async function findLowControls(page: Page, selectors: string[]): Promise<string[]> {
  const low: string[] = [];
  for (const selector of selectors) {
    const controls = page.locator(selector).filter({ visible: true });
    await expect(controls.first(), selector).toBeVisible();
    const heights = await controls.evaluateAll((all) => all.map((control) => control.getBoundingClientRect().height));
    low.push(...heights.filter((height) => height < 43.5).map((height) => `${selector} is ${height} px high`));
  }
  return low;
}

test('on a phone every control of a list and of the review queue is at least 44 px high', async ({ page }) => {
  test.slow();
  await sendEnrolment(page);
  const { email } = await sendEnrolment(page);
  await logInWith(page, 'en');
  await page.goto('/admin/collections/enrolments?limit=1');
  const ofLists = [
    ...['.search-filter__input', '.search-bar__actions .pill', '.list-tools a', 'tbody td > a'],
    ...['tbody .cell-_select input', '.clickable-arrow', '.paginator__page', '.per-page button'],
  ];
  expect(await findLowControls(page, ofLists)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Next page' })).toBeVisible();
  expect(await excessWidth(page)).toBe(0);

  await page.goto(`/admin/desk?search=${encodeURIComponent(email)}`);
  const ofQueue = ['button', 'summary', 'input[type="search"]', '.review-person a'].map((one) => `.review ${one}`);
  expect(await findLowControls(page, ofQueue)).toEqual([]);
  await expect(page.getByText('Class: none chosen')).toBeVisible();

  await page.goto('/admin/collections/learners');
  await expect(page.getByText('People who enrolled without an account')).toBeVisible();
  expect(await findLowControls(page, ['.staff-links a'])).toEqual([]);
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a day is the day in Yangon, as shown and as chosen', async ({ page }) => {
    test.slow();
    await logInWith(page, 'en');
    const { docs } = await (await page.request.get('/cms-api/courses?limit=1&sort=position')).json();
    const { id, startCourse } = docs[0];
    const headers = await ownerHeaders(page);
    const change = (start: string) =>
      page.request.patch(`/cms-api/courses/${id}`, { headers, data: { startCourse: start, _status: 'published' } });
    // 10:00 in Yangon, when it is still the evening before in New York.
    expect((await change('2027-02-04T03:30:00.000Z')).ok()).toBe(true);
    await page.goto(`/admin/collections/courses/${id}`);
    // The date picker replaces its placeholder late; the hidden choice of a time zone is an input as well.
    const day = page.locator('#field-startCourse .react-datepicker__input-container input');
    await expect(day).toHaveValue('4 Feb 2027');
    await expect(page.locator('#field-startCourse').getByText('Yangon')).toBeHidden();
    await expect(async () => {
      await day.click({ timeout: 5000 });
      await page.locator('.react-datepicker__day--015').click({ timeout: 1000 });
      await expect(day).toHaveValue('15 Feb 2027');
    }).toPass({ timeout: 60_000 });
    await page.locator('#action-save').click();
    await expect(page.getByText('Updated successfully.')).toBeVisible();
    const saved = await (await page.request.get(`/cms-api/courses/${id}`)).json();
    const inYangon = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Yangon' });
    expect(inYangon.format(new Date(saved.startCourse))).toBe('2027-02-15');
    await change(startCourse);
  });

  test('versions show time in Yangon and author; a record has no API tab', async ({ page }) => {
    await logInWith(page, 'en');
    const { docs } = await (await page.request.get('/cms-api/courses?limit=1&sort=position')).json();
    const { id, students } = docs[0];
    const headers = await ownerHeaders(page);
    const saved = await page.request.patch(`/cms-api/courses/${id}`, { headers, data: { students } });
    const { doc } = await saved.json();
    const when = new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Asia/Yangon',
    }).format(new Date(doc.updatedAt));

    await page.goto(`/admin/collections/courses/${id}`);
    await expect(page.locator('.provenance')).toContainText(`, ${when}`);
    await expect(page.getByRole('link', { name: 'API', exact: true })).toHaveCount(0);
    await page.goto(`/admin/collections/courses/${id}/versions`);
    const newest = page.locator('.version-list li').first();
    await expect(newest).toContainText(`, ${when}`);
    await expect(newest).toContainText('Owner');
    await expect(page.locator('main')).not.toContainText(/[0-9a-f]{8}-[0-9a-f]{4}/);
    await newest.getByRole('link').click();
    await page.getByRole('heading', { name: 'Compare versions' }).waitFor({ timeout: 60_000 });
    await expect(page.locator('.view-version')).toContainText(`, ${when}`);
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByRole('dialog')).toContainText(`, ${when}`);
  });
});
