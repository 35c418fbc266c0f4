import type { Page } from '@playwright/test';

/** Of every learner that a journey registers. */
export const learnerPassword = 'thé-à-la-menthe-42';

let number = 0;

/** What someone types into the register form; each one is somebody else. */
export function someone() {
  number++;
  return {
    name: 'Su Myat Noe',
    email: `su.${Date.now()}.${number}.${process.pid}@example.com`,
    phoneNumber: '09 250 000 117',
  };
}

/** Sends the register form of the page that is open. */
export async function fillRegister(page: Page, person = someone()) {
  await page.getByLabel('Name', { exact: false }).first().fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone Number').fill(person.phoneNumber);
  await page.getByLabel('Password *', { exact: true }).fill(learnerPassword);
  await page.getByLabel('Confirm Password').fill(learnerPassword);
  await page.getByRole('button', { name: 'Register' }).click();
  return person;
}

/** Registers a new learner on the page that is open, and waits until they are in. */
export async function registerHere(page: Page) {
  const person = await fillRegister(page);
  await page.waitForURL((url) => url.pathname !== '/register');
  return person;
}

/** The main menu, open. */
export async function openMenu(page: Page) {
  const button = page.getByRole('button', { name: 'Menu' });
  if (await button.isVisible()) await button.click();
  return page.getByRole('navigation', { name: 'Main menu' });
}
