import { expect } from '@playwright/test';
import { ui } from '@/lib/text/my/ui';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { expectStyled } from '@/tests/support/styled-page';
import { bodiesSentTo, expectFilled, fill, findInInbox, liveForm, setOffline } from '@/tests/support/visitor-form';

test.use({ extraHTTPHeaders: forwardedIp() });

const someone = () => `thiri${Date.now()}${Math.floor(Math.random() * 1000)}@example.com`;
const filled = (email: string) => ({
  'contact-name': 'Thiri Aung',
  'contact-email': email,
  'contact-subject': 'Evening courses',
  'contact-phone': '09 250 000 117',
  'contact-message': 'Do you have evening courses for beginners?',
});
const received = 'We have received your message. Thank you for contacting us!';
const failed = 'There was an error sending your message. Please try again.';

test('repeated taps send a message once, and staff find it', async ({ page, request }) => {
  const email = someone();
  const form = await liveForm(page, '/contact');
  const bodies = bodiesSentTo(page, '/api/contact');
  await fill(form, filled(email));
  const button = form.getByRole('button', { name: 'Send Message' });
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect(page.getByText(received)).toBeVisible();
  expect(bodies).toEqual([
    {
      name: 'Thiri Aung',
      email,
      subject: 'Evening courses',
      phone: '09 250 000 117',
      message: 'Do you have evening courses for beginners?',
    },
  ]);
  await expect(page.locator('main .form-success')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Message received' })).toBeInViewport();
  await expectStyled(page);
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(page.locator('#contact-name')).toBeFocused();
  await expect(page.locator('#contact-message')).toHaveValue('');
  expect(await findInInbox(request, 'messages', 'email', email)).toHaveLength(1);
});

test('every validation message is beside its field', async ({ page }) => {
  const form = await liveForm(page, '/contact');
  const bodies = bodiesSentTo(page, '/api/contact');
  const cases: [field: string, text: string, message: string][] = [
    ['name', '', 'Name is required'],
    ['name', 'T', 'Too Short!'],
    ['name', 'T'.repeat(31), 'Too Long!'],
    ['email', '', 'Email is required'],
    ['email', 'thiri', 'Invalid Email Format'],
    ['email', 'thiri@home', 'Invalid Email Address'],
    ['subject', '', 'Subject is required'],
    ['subject', 'Hi', 'Subject should be at least 3 letters'],
    ['phone', '', 'Phone Number is required'],
    ['message', '', 'Message is required'],
    ['message', 'Hello', 'Message should be at least 10 letters'],
  ];
  for (const [field, text, message] of cases) {
    await fill(form, { ...filled('thiri@example.com'), [`contact-${field}`]: text });
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.locator(`#contact-${field}-error`)).toHaveText(message);
    await expect(form.locator(`#contact-${field}`)).toBeFocused();
    await expect(form.locator(`#contact-${field}`)).toHaveAttribute('aria-describedby', `contact-${field}-error`);
  }
  expect(bodies).toEqual([]);
});

test('nothing typed is lost when the server or the connection fails', async ({ page }) => {
  const email = someone();
  const form = await liveForm(page, '/contact');
  await fill(form, filled(email));
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: { error: 'No.' } }));
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(failed)).toBeVisible();
  await expectStyled(page);
  await page.unroute('**/api/contact');
  await setOffline(page, true);
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(form.getByRole('alert')).toContainText('check your connection');
  await expect(form.locator('#contact-email')).toHaveValue(email);
  await expect(form.getByRole('button', { name: 'Try again' })).toBeFocused();
  await setOffline(page, false);
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(received)).toBeVisible();
});

test('the button shows that the message is being sent', async ({ page }) => {
  const form = await liveForm(page, '/contact');
  await fill(form, filled(someone()));
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/api/contact', async (route) => {
    await held;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  respond();
  await expect(page.getByText(received)).toBeVisible();
});

test('the short message of a sent form speaks the language of the page', async ({ page }) => {
  const form = await liveForm(page, '/my/contact');
  await fill(form, filled(someone()));
  await form.locator('[type="submit"]').click();
  const toasts = page.locator(`section[aria-label^="${ui.notifications}"]`);
  await expect(toasts.getByRole('button', { name: ui.close })).toBeVisible();
});

test('the form is sent even if the validation script never loads', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('main form[data-live]');
  await form.waitFor();
  await page.route('**/_next/static/**', () => {});
  await fill(form, filled(someone()));
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeVisible({ timeout: 2000 });
  await expect(page.getByRole('heading', { name: 'Message received' })).toBeVisible();
});

test('a reload keeps what was typed', async ({ page }) => {
  const form = await liveForm(page, '/contact');
  await fill(form, { 'contact-name': 'Thiri', 'contact-message': 'Half a sentence' });
  const again = await liveForm(page, '/contact');
  await expect(again.locator('#contact-message')).toHaveValue('Half a sentence');
});

test('without its script the form posts as HTML', async ({ page, request }) => {
  const withheld: string[] = [];
  await page.route('**/_next/static/**/*.js', async (route) => {
    const response = await route.fetch();
    // Only the island's file exports it; its texts come with the page.
    if (!(await response.text()).includes('"ContactForm"')) return route.fulfill({ response });
    withheld.push(route.request().url());
    return route.abort();
  });
  const email = someone();
  await page.goto('/contact', { waitUntil: 'load' });
  const form = page.locator('main form').first();
  // The island may still replace the form.
  await form.evaluate((element) => element.scrollIntoView());
  await fill(form, filled(email));
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(received)).toBeVisible();
  expect(withheld).not.toEqual([]);
  expect(await findInInbox(request, 'messages', 'email', email)).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts, keeps what was refused, and the page shows the outcome', async ({ page, request }) => {
    const email = someone();
    await page.goto('/contact');
    const form = page.locator('main form').first();
    await fill(form, { ...filled(email), 'contact-subject': 'Hi' });
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.locator('#contact-subject:invalid')).toBeFocused();
    await expect(page.locator('#contact-message')).toHaveValue(filled(email)['contact-message']);
    await fill(form, { 'contact-subject': 'Hi ' });
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.locator('#contact-subject-error')).toHaveText('Subject should be at least 3 letters');
    await expectFilled(form, { ...filled(email), 'contact-subject': 'Hi ' });
    await fill(form, { 'contact-subject': 'Evening courses' });
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(received)).toBeVisible();
    await expect(page.locator('#contact-name')).toHaveCount(0);
    expect(await findInInbox(request, 'messages', 'email', email)).toHaveLength(1);
    await page.getByRole('link', { name: 'Write another message' }).click();
    await expect(page.locator('#contact-name')).toHaveValue('');
  });
});

test('a validation message disappears once corrected, and none appears while typing', async ({ page }) => {
  const form = await liveForm(page, '/contact');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.locator('#contact-name-error')).toHaveText('Name is required');
  await form.locator('#contact-name').pressSequentially('Thiri');
  await expect(form.locator('#contact-name-error')).toHaveCount(0);
  await expect(form.locator('#contact-email-error')).toHaveText('Email is required');
});

test('a visitor opens a chat or a map in one tap, from the top bar and from the contact page', async ({ page }) => {
  await page.goto('/contact');
  for (const place of [page.locator('.topbar'), page.locator('main'), page.locator('.footer')]) {
    for (const [name, href] of [
      ['Chat with us on Viber', 'viber://chat?number=%2B959250000117'],
      ['Chat with us on Messenger', 'https://m.me/ecolepadauk.demonstration'],
      ['Chat with us on Telegram', 'https://t.me/ecolepadauk_demonstration'],
    ] as const) {
      const link = place.getByRole('link', { name }).first();
      await expect(link).toHaveAttribute('href', href);
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  }
  for (const place of ['main', '.footer']) {
    await expect(page.locator(place).getByRole('link', { name: /Padauk Garden Lane/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\//,
    );
  }
});
