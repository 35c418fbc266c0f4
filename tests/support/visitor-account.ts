import { type APIRequestContext, type Page, request, test } from '@playwright/test';
import { forwardedIp } from './client-ip.mjs';

export const learnerPassword = 'thé-à-la-menthe-42';

let number = 0;

/** A new person each time. */
export function registrationInput() {
  number++;
  return {
    name: 'Su Myat Noe',
    email: `su.${Date.now()}.${number}.${process.pid}@example.com`,
    phoneNumber: '09 250 000 117',
  };
}

export async function fillRegister(page: Page, person = registrationInput()) {
  await page.getByLabel('Name', { exact: false }).first().fill(person.name);
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByLabel('Phone Number').fill(person.phoneNumber);
  await page.getByLabel('Password *', { exact: true }).fill(learnerPassword);
  await page.getByLabel('Confirm Password').fill(learnerPassword);
  await page.getByRole('button', { name: 'Register' }).click();
  return person;
}

/** Until it sends with scripts. */
export const waitForAccountForm = (page: Page) =>
  page.locator('main form[data-live]').first().waitFor({ timeout: 30_000 });

export async function openAccountForm(page: Page, path: string) {
  await page.goto(path);
  await waitForAccountForm(page);
}

/** Expects the register page; waits until the learner is logged in. */
export async function registerHere(page: Page) {
  await waitForAccountForm(page);
  const person = await fillRegister(page);
  await page.waitForURL((url) => url.pathname !== '/register');
  return person;
}

export async function openMenu(page: Page) {
  const button = page.getByRole('button', { name: 'Menu' });
  if (await button.isVisible()) await button.click();
  return page.getByRole('navigation', { name: 'Main menu' });
}

export async function registerAt(page: Page, path = '/register') {
  await page.goto(path);
  return registerHere(page);
}

export async function logInHere(page: Page, email: string, password = learnerPassword) {
  await waitForAccountForm(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password *', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function sendRegistration(request: APIRequestContext) {
  const person = registrationInput();
  const data = { ...person, password: learnerPassword, confirm_password: learnerPassword };
  const response = await request.post('/api/auth/register', { data });
  const { data: token } = (await response.json()) as { data: string };
  return { person, token };
}

/** Through the API; the page stays logged out. */
export async function registerElsewhere() {
  const elsewhere = await request.newContext({
    baseURL: test.info().project.use.baseURL,
    extraHTTPHeaders: forwardedIp(),
  });
  const { person } = await sendRegistration(elsewhere);
  await elsewhere.dispose();
  return person;
}

/** Through the API. Stores the session in cookie and local storage. */
export async function registerByApi(page: Page) {
  const { person, token } = await sendRegistration(page.request);
  await page.goto('/about');
  await page.evaluate((value) => localStorage.setItem('userToken', value), token);
  return person;
}
