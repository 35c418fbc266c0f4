import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { abortScripts, reportSlowLine } from '@/tests/support/slow-line';
import { bodiesSentTo, fill, findInInbox, holdScripts } from '@/tests/support/visitor-form';

test.use({ extraHTTPHeaders: forwardedIp() });

const someone = () => `parent${Date.now()}${Math.floor(Math.random() * 1000)}@example.com`;
const submitted = 'Your inquiry has been submitted successfully.';
const evenings = JSON.stringify([[false, false, true, false], ...Array(6).fill([false, false, false, false])]);

const next = (form: Locator) => form.getByRole('button', { name: 'Next' }).click();
const nextBeforeScripts = (page: Page) => page.locator('main summary').filter({ hasText: 'Next' });

test('a missing email is an error before hydration, too: of the browser', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/quotation', { waitUntil: 'commit' });
  await nextBeforeScripts(page).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('#inquiry-email:invalid')).toBeFocused();
});

test('the later steps are not laid out until they are opened', async ({ page }) => {
  await reportSlowLine(page);
  await page.goto('/quotation');
  const boxes = () => page.locator('#inquiry-student-contactName').evaluate((field) => field.getClientRects().length);
  expect(await boxes()).toBe(0);
  await nextBeforeScripts(page).click();
  await expect.poll(boxes).toBe(1);
});

async function sendStudentWithoutScripts(page: Page, request: APIRequestContext) {
  const email = someone();
  const form = page.locator('main form').first();
  await page.goto('/quotation');
  await fill(form, { 'inquiry-email': email });
  await expect(form.locator('#inquiry-student-contactName')).toBeHidden();
  await form.locator('#inquiry-email').press('Enter');
  await nextBeforeScripts(page).click();
  await expect(form.locator('#inquiry-collaboration-schoolName')).toBeHidden();
  await fill(form, { 'inquiry-student-contactName': 'Daw Khin' });
  await form.getByRole('group', { name: 'Relationship to the Student' }).getByLabel('Other').check();
  await form.getByLabel('Relationship to the Student: Please specify').fill('Aunt');
  await form.getByLabel('5 to 7 years').check();
  await form.getByLabel('8 to 10 years').check();
  await form.getByRole('checkbox', { name: 'Monday, Evening' }).press('Space');
  await form.getByLabel('How did you hear about us?', { exact: true }).selectOption('Google Search');
  await form.getByLabel('Yes, send me updates').check();
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.locator('#inquiry-student-studentName-error')).toHaveText('Name is required');
  // The rest was given back.
  await fill(form, { 'inquiry-student-studentName': 'May' });
  await form.getByRole('button', { name: 'Submit' }).click();
  const thanks = page.locator('main .form-success');
  await expect(thanks).toContainText(submitted);
  const [row, ...more] = await findInInbox(request, 'inquiries', 'email', email);
  expect(more).toEqual([]);
  await expect(thanks).toContainText(String(row?.reference));
  expect(row?.answers).toMatchObject({
    type: 'Student Inquiry and Quotation Request Form',
    contentNameOrPerson: 'Daw Khin',
    relationshipToStudent: 'Aunt',
    nameOfStudent: 'May',
    ageOfStudent: '5 to 7 years, 8 to 10 years',
    preferredLearningSchedule: evenings,
    howDidYouHearAboutEcolePadauk: 'Google Search',
    wouldYouLikeToReceiveUpdatesAndPromotionalOffersFromEcolePadauk: 'true',
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a parent opens the rest of the form, corrects and sends it, and starts again', async ({ page, request }) => {
    await sendStudentWithoutScripts(page, request);
    await page.getByRole('link', { name: 'Send another inquiry' }).click();
    await expect(page.locator('#inquiry-email')).toHaveValue('');
  });

  test('a school gets its error at its field, corrects it alone, and sends its inquiry', async ({ page, request }) => {
    const email = someone();
    await page.goto('/quotation');
    const form = page.locator('main form').first();
    await form.getByRole('radio', { name: 'French Language Program Collaboration Inquiry' }).check();
    await nextBeforeScripts(page).click();
    await expect(form.locator('#inquiry-student-studentName')).toBeHidden();
    await fill(form, { 'inquiry-email': email, 'inquiry-collaboration-schoolName': 'Sunrise School' });
    await form.getByLabel('5 to 7', { exact: true }).check();
    await form.getByLabel('11 to 13', { exact: true }).check();
    await form.getByLabel('Full program management').check();
    await form.getByRole('button', { name: 'Submit' }).click();
    const error = form.locator('#inquiry-collaboration-contactName-error');
    await expect(error).toHaveText('Name is required');
    await expect(form.getByRole('heading', { name: 'Contact information' })).toBeInViewport();
    await fill(form, { 'inquiry-collaboration-contactName': 'U Tun' });
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText(submitted)).toBeVisible();
    const [row] = await findInInbox(request, 'inquiries', 'email', email);
    expect(row).toMatchObject({
      contactName: 'U Tun',
      school: 'Sunrise School',
      answers: { ageOfStudent: '5 to 7, 11 to 13', typeOfSupportRequired: 'Full program management' },
    });
  });
});

test('an inquiry is sent while no script can be loaded', async ({ page, request }) => {
  await reportSlowLine(page);
  await abortScripts(page);
  await sendStudentWithoutScripts(page, request);
});

test('what was opened before hydration stays as it is, and leads to the step with an error', async ({ page }) => {
  const email = someone();
  const scripts = await holdScripts(page);
  const bodies = bodiesSentTo(page, '/api/quotation/create');
  await page.goto('/quotation', { waitUntil: 'commit' });
  const form = page.locator('main form').first();
  await fill(form, { 'inquiry-email': email });
  await nextBeforeScripts(page).click();
  await fill(form, { 'inquiry-student-contactName': 'Daw Khin' });
  await form.getByLabel('8 to 10 years').check();
  await form.getByRole('checkbox', { name: 'Monday, Evening' }).press('Space');
  scripts.release();
  await expect(page.locator('main form[novalidate]')).toBeVisible();
  await expect(form.locator('#inquiry-student-contactName')).toHaveValue('Daw Khin');
  await form.getByRole('button', { name: 'Submit' }).click();
  const wizard = page.locator('main form[data-live]');
  await expect(wizard.locator('#inquiry-studentName-error')).toHaveText('Name is required');
  await expect(wizard.getByLabel('8 to 10 years')).toBeChecked();
  await fill(wizard, { 'inquiry-studentName': 'May' });
  await next(wizard);
  await expect(wizard.getByRole('checkbox', { name: 'Monday, Evening' })).toBeChecked();
  await next(wizard);
  await wizard.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(submitted)).toBeVisible();
  expect(bodies).toMatchObject([{ email, contentNameOrPerson: 'Daw Khin', preferredLearningSchedule: evenings }]);
});
