import { expect, test } from '@playwright/test';
import { publicPages } from '@/tests/support/public-pages';
import { fillRegister } from '../support/visitor-account';

const foreign = process.env.E2E_FOREIGN_URL ?? '';
// The pages whose texts are settings of the built-in backend only.
const own = ['/privacy', '/terms', '/status', '/reset_password?code=1234'];

test.skip(Boolean(process.env.E2E_BASE_URL), 'needs the second instance');

for (const [path, heading] of publicPages.filter(([path]) => !own.includes(path))) {
  test(`${path} is drawn from the existing backend's answers`, async ({ page }) => {
    const answer = await page.goto(`${foreign}${path}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('pictures come from the existing backend', async ({ page, baseURL }) => {
  await page.goto(`${foreign}/adult`);
  await expect(page.locator('main picture img').first()).toHaveAttribute('src', new RegExp(`^${baseURL}/media/`));
});

test('a learner of the existing backend meets no links to what it cannot do', async ({ page }) => {
  await page.goto(`${foreign}/register?next=/profile`);
  await fillRegister(page);
  await expect(page).toHaveURL(`${foreign}/profile`);
  await page.getByRole('button', { name: 'Enrolled Course' }).click();
  await expect(page.getByText('You have not asked for a video course yet.')).toBeVisible();
  await expect(page.locator('a[href="/status"], a[href="/account-deletion"]')).toHaveCount(0);
});

test('the API forwards what the contract knows, and nothing else', async ({ request }) => {
  const courses = await (await request.get(`${foreign}/api/course?type=Kid&limit=2`)).json();
  expect(courses.data.currentDatas).toHaveLength(2);
  expect((await request.get(`${foreign}/api/course?limit=0`)).status()).toBe(400);
  expect((await request.get(`${foreign}/api/healthz`)).status()).toBe(404);
});

test('the token of the level test stays on the server, and so do the answers', async ({ page }) => {
  const questions = await (await page.request.get(`${foreign}/api/levelstests/view_levelTest`)).text();
  expect(questions).toContain('"hints"');
  expect(questions).not.toContain('"answer"');
  await page.goto(`${foreign}/level-test`);
  expect(await page.content()).not.toContain('level-test-token-for-tests');
});
