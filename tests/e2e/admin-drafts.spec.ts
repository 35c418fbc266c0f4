import { expect, type Page } from '@playwright/test';
import { excessWidth, logIn } from '@/tests/support/admin';
import { field } from '@/tests/support/admin-form';
import { test } from '@/tests/support/journey';

const drafts = {
  courses: { title: 'name', text: 'summary' },
  posts: { title: 'displayTitle', text: 'excerpt' },
};
const messages = {
  en: 'A draft needs this as well: lists show it.',
  my: 'မူကြမ်းအတွက်လည်း ဖြည့်ရန် လိုအပ်သည်။',
  fr: 'Un brouillon en a besoin aussi',
};
const widths = [390, 1280];

const errors = (page: Page) => page.locator('.field-error');
const saveDraft = (page: Page) => page.locator('#action-save-draft').click();

/** A first change of a form that is being hydrated is lost. */
async function openNew(page: Page, slug: string): Promise<void> {
  await page.goto(`/admin/collections/${slug}/create`);
  await expect(page.locator('.collection-edit__form[data-form-ready="true"]')).toBeVisible();
}

for (const width of widths) {
  test(`a refused draft says at its field what is missing, and keeps what was typed (${width} px)`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await logIn(page);
    for (const [slug, { title, text }] of Object.entries(drafts)) {
      await openNew(page, slug);
      await field(page, text).fill('First words of a draft.');
      await saveDraft(page);
      await expect(errors(page)).toHaveText([messages.en]);
      await expect(field(page, title)).toBeFocused();
      await expect(field(page, title)).toBeInViewport();
      await expect(field(page, text)).toHaveValue('First words of a draft.');
      expect(await excessWidth(page)).toBeLessThanOrEqual(0);

      // Saved again without a name, and then with one.
      await saveDraft(page);
      await expect(errors(page)).toHaveText([messages.en]);
      const name = `A draft of ${Date.now()}`;
      await field(page, title).fill(name);
      await expect(errors(page)).toHaveCount(0);
      await saveDraft(page);
      await page.waitForURL((url) => !url.pathname.endsWith('/create'));
      await expect(field(page, title)).toHaveValue(name);
      await expect(errors(page)).toHaveCount(0);
    }
  });
}

for (const language of ['my', 'fr'] as const) {
  test(`a refused draft says what is missing in the language of the admin (${language})`, async ({ page, baseURL }) => {
    await logIn(page);
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: baseURL ?? '' }]);
    await openNew(page, 'courses');
    await field(page, 'summary').fill('First words of a draft.');
    await saveDraft(page);
    await expect(errors(page)).toContainText([messages[language]]);
  });
}

test('a draft with the title of another post says so at the title', async ({ page }) => {
  await logIn(page);
  const title = `Twice ${Date.now()}`;
  for (const isTaken of [false, true]) {
    await openNew(page, 'posts');
    await field(page, 'title').fill(title);
    await field(page, 'displayTitle').fill(title);
    await saveDraft(page);
    if (isTaken) await expect(errors(page)).toHaveCount(1);
    else await page.waitForURL((url) => !url.pathname.endsWith('/create'));
  }
  await expect(field(page, 'title')).toBeFocused();
});

test('a course that is published after its draft was refused shows every field that is missing', async ({ page }) => {
  await logIn(page);
  await openNew(page, 'courses');
  await field(page, 'price').fill('5');
  await saveDraft(page);
  await expect(errors(page)).toHaveText([messages.en]);
  await expect(field(page, 'name')).toBeFocused();
  await page.locator('#action-save').click();
  await expect(errors(page).nth(3)).toBeVisible();
});
