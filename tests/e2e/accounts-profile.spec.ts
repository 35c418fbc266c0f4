import { expect } from '@playwright/test';
import { boxOf } from '@/tests/support/box';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { expectStyled } from '@/tests/support/styled-page';
import { logInHere, learnerPassword as password, registerAt } from '../support/visitor-account';

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(forwardedIp());
});

test('a learner changes the password in the profile and stays logged in', async ({ page }) => {
  const person = await registerAt(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  for (const message of ['Old password is required', 'New password is required', 'Confirm password is required']) {
    await expect(dialog.getByText(message)).toBeVisible();
  }
  const fill = async (old: string) => {
    await dialog.getByLabel('Old password').fill(old);
    await dialog.getByLabel('New password').fill('une-brioche-du-matin');
    await dialog.getByLabel('Confirm password').fill('une-brioche-du-matin');
    await dialog.getByRole('button', { name: 'Save' }).click();
  };
  await fill('not this one');
  await expect(dialog.locator('#old-password-error')).toHaveText('The old password is wrong.');
  await expect(dialog.getByLabel('Old password')).toBeFocused();
  await fill(password);
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
});

test('on a wide window the profile has no holes, and on a phone the classes come before the password', async ({
  page,
}) => {
  await registerAt(page);
  await page.goto('/profile');
  const panel = (name: string) => boxOf(page.getByRole('region', { name, exact: true }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(async () => {
    const boxes = await Promise.all(['Your details', 'Courses and password', 'Your data'].map(panel));
    const ends = boxes.map(({ y, height }) => y + height);
    expect(boxes[1]?.y).toBeCloseTo((ends[0] ?? 0) + 24, 0);
    expect(boxes[2]?.y).toBeCloseTo((ends[1] ?? 0) + 24, 0);
  }).toPass();
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await panel('My children')).y).toBeLessThan((await panel('Courses and password')).y);
});

test('a learner without courses sees a link to the video courses', async ({ page }) => {
  await registerAt(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Enrolled Course' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enrolled Course' });
  await expect(dialog.getByText('You have no video courses yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('enrolled courses show their state, and a rejected one its reason and a link to send again', async ({ page }) => {
  await registerAt(page);
  const id = '3f0c9a52-58a5-4f3c-9d4e-0a4b0f9a1c11';
  await page.route('**/api/auth/payment/*', (route) =>
    route.fulfill({
      json: {
        data: [
          { _id: '1', status: true, state: 'Accepted', course: { _id: id, name: 'Paris' }, reference: 'P-1' },
          { _id: '2', status: false, state: 'Pending', course: { _id: id, name: 'Lyon' }, reference: 'P-2' },
          { _id: '3', status: false, state: 'Rejected', reason: 'Too little.', course: { _id: id, name: 'Nice' } },
          { _id: '4', status: true, state: 'Accepted', course: null },
        ],
      },
    }),
  );
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Enrolled Course' }).click();
  await expect(page.getByText('Accepted').first()).toHaveClass(/good/);
  await expect(page.getByRole('dialog').getByRole('listitem').last()).toContainText('A course we no longer offer');
  await expect(page.getByText('Pending')).toHaveClass(/warn/);
  await expect(page.getByText('Rejected')).toHaveClass(/bad/);
  await expect(page.getByText('Too little.')).toBeVisible();
  await expectStyled(page);
  await expect(page.getByRole('link', { name: 'Send again' })).toHaveAttribute('href', `/payment?course=${id}`);
});

test('a learner chooses the language of the school’s mails', async ({ page }) => {
  await registerAt(page);
  await page.goto('/profile');
  const language = page.getByLabel('Language of our messages');
  await expect(language).toHaveValue('en');
  await language.selectOption({ label: 'Français' });
  await page.getByRole('button', { name: 'Save language' }).click();
  await expect(page.getByText('our messages come in this language first.')).toBeVisible();
  await page.reload();
  await expect(language).toHaveValue('fr');
});

test('a learner downloads the data and deletes the account', async ({ page }) => {
  const person = await registerAt(page);
  await page.goto('/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.json');
  await expect(page.getByText('Your data is in the file my-data.json', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByLabel('Password *', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(dialog.locator('#delete-password-error')).toHaveText('The password is wrong.');
  await expectStyled(page);
  await dialog.getByLabel('Password *', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await page.waitForURL('/account-deletion?done=1');
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await page.goto('/login');
  await logInHere(page, person.email);
  await expect(page.getByText('The email or the password is wrong.', { exact: false })).toBeVisible();
});
