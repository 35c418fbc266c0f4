import { expect, type Page } from '@playwright/test';
import { boxOf } from '@/tests/support/box';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { expectHydrated } from '@/tests/support/enrolment-form';
import { test } from '@/tests/support/journey';
import { registerAt } from '@/tests/support/visitor-account';

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(forwardedIp());
});

const newPhone = () => `0925${String(Date.now()).slice(-7)}`;
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function addChild(page: Page, name: string, age: number) {
  await page.getByLabel('Child’s name').last().fill(name);
  await page
    .getByLabel('Year of birth')
    .last()
    .fill(String(new Date().getFullYear() - age));
  await page.getByRole('button', { name: 'Add a child' }).click();
  await expect(panel(page, 'My children').getByText(name)).toBeVisible();
}

async function openClass(page: Page, link: RegExp) {
  await page.goto('/timetable');
  await page.getByRole('main').getByRole('link', { name: link }).first().click();
  await expect(page.getByRole('group', { name: /Who is it for/ })).toBeVisible();
  await expectHydrated(page);
}

test('a parent of two reserves for one child, lets the other wait in a full class, and follows both', async ({
  page,
}) => {
  await registerAt(page);
  await page.goto('/profile');
  await expect(panel(page, 'My classes').getByText(/Here you’ll find the classes/)).toBeVisible();
  await addChild(page, 'Su Su Aung', 12);
  await addChild(page, 'Ko Ko Aung', 15);

  await openClass(page, /^Reserve: La petite gazette/);
  await page.getByLabel('Su Su Aung').check();
  await expect(page.getByLabel('Learner’s name')).toHaveValue('Su Su Aung');
  await page.getByLabel('Phone Number').fill(newPhone());
  await page.getByRole('button', { name: 'Reserve a place' }).click();
  await expect(page.getByRole('heading', { name: 'Your place is reserved' })).toBeVisible();

  await openClass(page, /^Waiting list: Teen Studio/);
  await page.getByLabel('Ko Ko Aung').check();
  await expect(page.getByLabel('Learner’s name')).toHaveValue('Ko Ko Aung');
  await page.getByLabel('Phone Number').fill(newPhone());
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByRole('heading', { name: 'You’re on the waiting list' })).toBeVisible();

  await page.goto('/profile');
  const daughter = page.getByRole('region', { name: 'Su Su Aung' });
  await expect(daughter.getByText('Next lesson')).toBeVisible();
  const button = await boxOf(daughter.getByRole('link', { name: 'Send us the screenshot of your transfer' }));
  const nextLesson = await boxOf(daughter.locator('.next-class'));
  expect(nextLesson.y - (button.y + button.height)).toBeGreaterThanOrEqual(12);
  await daughter.getByText(/All \d+ lessons/).click();
  await expect(daughter.getByRole('listitem').nth(5)).toBeVisible();
  expect(await page.content()).not.toContain('meet.example');
  const calendar = await page.request.get(
    (await daughter.getByRole('link', { name: 'Calendar file (.ics)' }).getAttribute('href')) ?? '',
  );
  expect(await calendar.text()).toContain('BEGIN:VEVENT');
  await expect(
    page.getByRole('region', { name: 'Ko Ko Aung' }).getByText(/number \d+ on the waiting list/),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
});

test('the form of a child has its errors at the fields, in the language of the page, and takes a short name', async ({
  page,
}) => {
  await registerAt(page);
  await page.goto('/fr/profile');
  const children = panel(page, 'Mes enfants');
  const form = children.locator('form[data-live]').last();
  const name = form.getByLabel('Nom de l’enfant');
  await expect(form).toBeVisible({ timeout: 30_000 });
  await form.getByLabel('Année de naissance').fill('12');
  await form.getByRole('button', { name: 'Ajouter un enfant' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Le nom est obligatoire/);
  await expect(form.getByText('Écrivez l’année de naissance en quatre chiffres')).toBeVisible();
  await name.fill('Su');
  await expect(form.getByText('Le nom est obligatoire')).toHaveCount(0);
  await form.getByLabel('Année de naissance').fill(String(new Date().getFullYear() - 8));
  await form.getByRole('button', { name: 'Ajouter un enfant' }).click();
  await expect(children.getByText('Su', { exact: true })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a parent changes a child, correcting only what was refused, and removes it', async ({ page }) => {
    const response = await page.request.post('/api/auth/register', {
      data: {
        name: 'Su Myat Noe',
        email: `no.scripts.${Date.now()}@example.com`,
        phoneNumber: '09250000117',
        password: 'thé-à-la-menthe-42',
        confirm_password: 'thé-à-la-menthe-42',
      },
    });
    expect(response.ok()).toBe(true);
    await page.goto('/profile');
    await addChild(page, 'May Thu Aung', 8);
    const children = panel(page, 'My children');
    await children.locator('summary').click();
    await children.getByLabel('Child’s name').first().fill('May Thu Hlaing');
    const year = children.getByLabel('Year of birth').first();
    const right = await year.inputValue();
    await year.fill('1890');
    await children.getByRole('button', { name: 'Save' }).click();
    await expect(year).toHaveAttribute('aria-invalid', 'true');
    await expect(children.getByLabel('Child’s name').first()).toHaveValue('May Thu Hlaing');
    await year.fill(right);
    await children.getByRole('button', { name: 'Save' }).click();
    await expect(children.getByText('May Thu Hlaing')).toBeVisible();
    await children.locator('summary').click();
    await children.getByRole('button', { name: 'Remove May Thu Hlaing' }).click();
    await expect(children.getByText('May Thu Hlaing')).toBeHidden();
  });
});
