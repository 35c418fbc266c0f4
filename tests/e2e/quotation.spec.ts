import { expect, type Locator, type Page } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { expectStyled } from '@/tests/support/styled-page';
import { bodiesSentTo, fill, findInInbox, holdScripts, liveForm, setOffline } from '@/tests/support/visitor-form';

test.use({ extraHTTPHeaders: forwardedIp() });

const someone = () => `parent${Date.now()}${Math.floor(Math.random() * 1000)}@example.com`;
const submitted = 'Your inquiry has been submitted successfully.';
const evenings = JSON.stringify([[false, false, true, false], ...Array(6).fill([false, false, false, false])]);

const next = (form: Locator) => form.getByRole('button', { name: 'Next' }).click();
const heading = (form: Locator, name: string) => expect(form.getByRole('heading', { name })).toBeFocused();

async function fillStudent(page: Page, email: string): Promise<Locator> {
  const form = await liveForm(page, '/quotation');
  await expect(form.getByRole('button', { name: 'Back' })).toBeDisabled();
  await fill(form, { 'inquiry-email': email });
  await next(form);
  await heading(form, 'Contact person');
  await fill(form, { 'inquiry-contactName': 'Daw Khin', 'inquiry-contactNumber': '09 250 000 117' });
  await form.getByLabel('Other').check();
  await form.getByLabel('Relationship to the Student: Please specify').fill('Aunt');
  await next(form);
  await heading(form, 'Student');
  await fill(form, { 'inquiry-studentName': 'May', 'inquiry-numberOfStudents': '1' });
  await form.getByLabel('8 to 10 years').check();
  await form.getByLabel('Elementary (A2)').check();
  await form.getByLabel('IGCSE French Course').check();
  await next(form);
  await heading(form, 'Course preferences');
  await form.getByRole('checkbox', { name: 'Monday, Evening' }).press('Space');
  await form.getByLabel('Other').check();
  await form.getByLabel('Online', { exact: true }).check();
  await next(form);
  await heading(form, 'Goals and contact');
  await fill(form, { 'inquiry-goals': 'School exam in May' });
  await form.getByLabel('How did you hear about us?', { exact: true }).selectOption('Google Search');
  await form.getByLabel('Either').check();
  await form.getByLabel('Yes, send me updates').check();
  return form;
}

test('a student’s inquiry has five steps and creates one record', async ({ page, request }) => {
  const email = someone();
  const form = await fillStudent(page, email);
  const bodies = bodiesSentTo(page, '/api/quotation/create');
  await form.getByRole('button', { name: 'Submit' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText(submitted)).toBeVisible();
  expect(bodies).toEqual([
    {
      email,
      type: 'Student Inquiry and Quotation Request Form',
      contentNameOrPerson: 'Daw Khin',
      Students: '09 250 000 117',
      relationshipToStudent: 'Aunt',
      nameOfStudent: 'May',
      ageOfStudent: '8 to 10 years',
      numberOfStudent: '1',
      selectTheLevelForWhichYouWouldLikeToInquire: 'Elementary (A2)',
      whichCourseAreYouInterestedIn: 'IGCSE French Course',
      preferredLearningSchedule: evenings,
      preferredCourseDuration: 'Other',
      learningMode: 'Online',
      specificLearningGoalsOrRequirements: 'School exam in May',
      howDidYouHearAboutEcolePadauk: 'Google Search',
      wouldYouLikeToReceiveUpdatesAndPromotionalOffersFromEcolePadauk: 'true',
      preferredMethodOfContact: 'Either',
    },
  ]);
  const thanks = page.locator('main .form-success');
  await expect(thanks).toBeFocused();
  await expect(thanks.getByRole('heading', { name: submitted })).toBeInViewport();
  await expect(page.locator('main form')).toHaveCount(0);
  const [row] = await findInInbox(request, 'inquiries', 'email', email);
  await expect(thanks).toContainText(String(row?.reference));
  await expect(thanks.getByRole('link', { name: 'Track your request' })).toBeVisible();
  await expectStyled(page);
  await thanks.getByRole('button', { name: 'Send another inquiry' }).click();
  await expect(page.locator('#inquiry-email')).toBeFocused();
  await expect(page.locator('#inquiry-email')).toHaveValue('');
});

test('a school’s inquiry has four steps and creates one record', async ({ page, request }) => {
  const email = someone();
  const form = await liveForm(page, '/quotation');
  const bodies = bodiesSentTo(page, '/api/quotation/create');
  await fill(form, { 'inquiry-email': email });
  await form.getByLabel('French Language Program Collaboration Inquiry').check();
  await expect(form.locator('#inquiry-email')).toHaveValue(email);
  await expect(form.getByRole('listitem')).toHaveCount(4);
  await next(form);
  await expect(form.getByText('Teaching sessions last 1 hour', { exact: false })).toBeVisible();
  await expectStyled(page);
  await fill(form, {
    'inquiry-schoolName': 'Sunrise School',
    'inquiry-schoolAddress': 'Bahan',
    'inquiry-contactName': 'U Tun',
    'inquiry-proposalEmail': 'office@example.com',
  });
  await form.getByLabel('Email', { exact: true }).check();
  await next(form);
  await fill(form, { 'inquiry-numberOfStudents': '12' });
  await form.getByLabel('5 to 7').check();
  await form.getByLabel('11 to 13').check();
  await form.getByLabel('Current Proficiency', { exact: true }).selectOption('Mixed Levels');
  await form.getByLabel('2', { exact: true }).check();
  await form.getByLabel('12 Month').check();
  await next(form);
  await form.getByLabel('Full program management').check();
  await fill(form, { 'inquiry-requirements': 'A room for 12', 'inquiry-comments': 'From June' });
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(submitted)).toBeVisible();
  expect(bodies).toEqual([
    {
      email,
      type: 'French Language Program Collaboration Inquiry',
      schoolOrcampus: 'Sunrise School',
      schoolOrcampusAddress: 'Bahan',
      contentNameOrPerson: 'U Tun',
      emailAddressOrProposalSubmissions: 'office@example.com',
      preferredMethodOfContact: 'Email',
      numberOfStudent: '12',
      ageOfStudent: '5 to 7, 11 to 13',
      proficiency: 'Mixed Levels',
      preferredNumberOfSessions: '2',
      preferredCourseDuration: '12 Month',
      typeOfSupportRequired: 'Full program management',
      additionalRequirementsOrInformation: 'A room for 12',
      additionalCommentsOrQuestions: 'From June',
    },
  ]);
  const [found, ...more] = await findInInbox(request, 'inquiries', 'email', email);
  expect(found).toMatchObject({ contactName: 'U Tun', handling: 'new' });
  expect(more).toEqual([]);
});

test('what was typed before hydration is submitted with Enter', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/quotation', { waitUntil: 'commit' });
  await page.locator('#inquiry-email').fill('may@example.com');
  scripts.release();
  await expect(page.locator('main form[novalidate]')).toBeVisible();
  await page.locator('#inquiry-email').press('Enter');
  const form = page.locator('main form[data-live]');
  await heading(form, 'Contact person');
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(form.locator('#inquiry-email')).toHaveValue('may@example.com');
});

test('Next focuses an invalid field of its step and continues once it is corrected', async ({ page }) => {
  const form = await liveForm(page, '/quotation');
  const bodies = bodiesSentTo(page, '/api/quotation/create');
  for (const [id, message, text, step] of [
    ['inquiry-email', 'Email is required', someone(), 'Contact person'],
    ['inquiry-contactName', 'Name is required', 'Daw Khin', 'Student'],
    ['inquiry-studentName', 'Name is required', 'May', 'Course preferences'],
  ] as const) {
    await next(form);
    const problem = form.locator(`#${id}-error`);
    await expect(problem).toHaveText(message);
    await expect(form.locator(`#${id}`)).toBeFocused();
    await form.locator(`#${id}`).pressSequentially(text);
    await expect(problem).toHaveCount(0);
    await next(form);
    await heading(form, step);
    await expect(form.locator('.field-error')).toHaveCount(0);
  }
  expect(bodies).toEqual([]);
});

test('a value that is not a number is an error of its step', async ({ page }) => {
  const form = await liveForm(page, '/quotation');
  await fill(form, { 'inquiry-email': someone() });
  await next(form);
  await fill(form, { 'inquiry-contactName': 'Daw Khin' });
  await next(form);
  await fill(form, { 'inquiry-studentName': 'May', 'inquiry-age': 'eight' });
  await next(form);
  await expect(form.locator('#inquiry-age-error')).toHaveText('Age must be a number');
  await expect(form.locator('#inquiry-age')).toBeFocused();
});

test('the segments of the progress bar have equal widths', async ({ page }) => {
  const form = await liveForm(page, '/quotation');
  const widths = await form.locator('.stepper li').evaluateAll((all) => all.map((one) => Math.round(one.clientWidth)));
  expect(widths).toHaveLength(5);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
});

test('the heads of the weekly schedule are readable on a narrow phone, and follow the text size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const locale of ['', '/my', '/fr']) {
    await page.goto(`${locale}/styleguide`);
    const table = page.locator('.schedule').first();
    const heads = table.locator('thead th');
    const sizes = () =>
      heads.evaluateAll((all) => all.map((head) => Number.parseFloat(getComputedStyle(head).fontSize)));
    const overflows = () =>
      table.evaluate(
        (element) =>
          [element, ...element.querySelectorAll('th')].filter((part) => part.scrollWidth > part.clientWidth + 1).length,
      );
    expect(Math.min(...(await sizes())), locale).toBeGreaterThanOrEqual(12);
    expect(await overflows(), locale).toBe(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '150%';
    });
    expect(Math.min(...(await sizes())), locale).toBeGreaterThanOrEqual(18);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), locale).toBe(320);
  }
});

test('a reload resumes at the same step; changing the type keeps only the email', async ({ page }) => {
  const form = await liveForm(page, '/quotation');
  await fill(form, { 'inquiry-email': 'may@example.com' });
  await next(form);
  await fill(form, { 'inquiry-contactName': 'Daw Khin' });
  const again = await liveForm(page, '/quotation');
  await expect(again.locator('#inquiry-contactName')).toHaveValue('Daw Khin');
  await again.getByRole('button', { name: 'Back' }).click();
  await again.getByLabel('French Language Program Collaboration Inquiry').check();
  await expect(again.locator('#inquiry-email')).toHaveValue('may@example.com');
  await next(again);
  await expect(again.locator('#inquiry-contactName')).toHaveValue('');
});

test('nothing typed is lost when the server or the connection fails', async ({ page }) => {
  const form = await fillStudent(page, someone());
  await page.route('**/quotation/create', (route) => route.fulfill({ status: 500, json: { error: 'No.' } }));
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('alert')).toContainText('Something Went Wrong');
  await page.unroute('**/quotation/create');
  await setOffline(page, true);
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(form.getByRole('alert')).toContainText('check your connection');
  await setOffline(page, false);
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(submitted)).toBeVisible();
});
