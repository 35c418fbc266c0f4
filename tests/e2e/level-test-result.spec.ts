import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import {
  answerQuestions,
  expectFinished,
  expectLevel,
  finishTest,
  loadQuestions,
  rightOption,
  rightUpTo,
  startTest,
  unknownOption,
  wrongOption,
} from '@/tests/support/level-test';
import { expectStyled } from '@/tests/support/styled-page';
import { findInInbox } from '@/tests/support/visitor-form';

test.beforeEach(async ({ page, request }) => {
  await page.setExtraHTTPHeaders(forwardedIp());
  await loadQuestions(request);
});

test('all right answers give 32 of 32 and C2, and the browser never receives the answers', async ({ page }) => {
  const received: string[] = [];
  page.on('response', async (response) => {
    if (!['document', 'fetch', 'xhr'].includes(response.request().resourceType())) return;
    received.push(await response.text().catch(() => ''));
  });
  await startTest(page);
  await answerQuestions(page, rightOption);
  await finishTest(page);
  await expectFinished(page);
  await expect(page.getByText('You Corrected 32 Answers!')).toBeVisible();
  await expectLevel(page, 'C2');
  await expect(page.getByText('The line on each bar marks how many right answers you need')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  // Its background is that of the page.
  await expect(page.locator('.level-chart-bar').first()).toHaveCSS('box-shadow', /inset/);
  await page.getByText('Show as table').click();
  await expect(page.getByRole('table', { name: 'Right answers by level' }).getByRole('row')).toHaveCount(7);
  await expect(page.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/');
  expect(received.length).toBeGreaterThan(0);
  for (const content of received) expect(content).not.toMatch(/answer\\?"\s*:\s*\\?"/);
});

test('answers that are wrong or not known give 0', async ({ page }) => {
  await startTest(page);
  await answerQuestions(page, (question, index) => (index < 30 ? unknownOption() : wrongOption(question)));
  const sent = page.waitForRequest('**/api/levelstests/attempts');
  await finishTest(page);
  const { answers } = (await sent).postDataJSON() as { answers: Record<string, string | null> };
  expect(Object.values(answers).filter((answer) => answer === null)).toHaveLength(30);
  await expectFinished(page);
  await expect(page.getByText('You Corrected 0 Answers!')).toBeVisible();
  await expectLevel(page, 'Beginner');
  await expect(page.getByText('French from Zero')).toBeVisible();
  await page.getByRole('link', { name: 'Other A1 courses' }).click();
  await expect(page).toHaveURL('/adult?level=A1');
  await expect(page.getByRole('main').getByRole('article').nth(1)).toBeVisible();
});

test('the result recommends one course for the learner’s age and next level', async ({ page }) => {
  await startTest(page);
  await answerQuestions(page, rightUpTo(12));
  await finishTest(page, { age: '14 to 17' });
  await expectLevel(page, 'A2');
  const next = page.getByRole('region', { name: 'Your next course' });
  await expect(next.getByRole('img', { name: 'From A2 to B1' })).toBeVisible();
  await expect(next.getByText('Teen Studio')).toBeVisible();
  await expect(next.getByText(/Ages 14 to 17/)).toBeVisible();
  await expect(next.getByRole('link', { name: 'See this course' })).toHaveAttribute('href', '/kid/Teen%20Studio');
  await expect(page.locator('main .button-gold')).toHaveCount(1);
  // It is the only course of this level.
  await expect(page.getByRole('link', { name: /^Other .* courses$/ })).toHaveCount(0);
  const [title, thanks] = await Promise.all(
    [page.getByRole('heading', { name: 'Your level A2' }).locator('.level'), page.getByText('Congratulations!')].map(
      (part) => part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ),
  );
  expect(title).toBeGreaterThan(2.5 * (thanks ?? 0));
});

test('the recommended course serves the goal; where none does, the result says so', async ({ page }) => {
  const next = page.getByRole('region', { name: 'Your next course' });
  await startTest(page);
  await answerQuestions(page, rightUpTo(12));
  await finishTest(page, { goal: 'My work' });
  await expectLevel(page, 'A2');
  await expect(next.getByText('French for Office & Phone')).toBeVisible();
  await page.getByRole('button', { name: 'Take the test again' }).click();
  await answerQuestions(page, rightUpTo(12));
  await finishTest(page, { goal: 'Books, films and theatre' });
  await expect(next.getByText('We have no B1 course for this goal just now.')).toBeVisible();
  await expect(next.getByRole('link', { name: 'See this course' })).toBeVisible();
});

test('without a course for the age and level the main button asks for one', async ({ page }) => {
  await startTest(page);
  await answerQuestions(page, rightUpTo(12));
  await finishTest(page, { age: '5 to 7', goal: null });
  await expectLevel(page, 'A2');
  await expect(page.getByText('We have no B1 course for your age')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for a course' })).toHaveAttribute('href', '/quotation');
});

test('a visitor sends the result to the school, after validation, and staff find it', async ({ page, request }) => {
  const phone = `09${randomInt(250_000_000, 950_000_000)}`;
  await startTest(page);
  await answerQuestions(page, rightUpTo(20));
  await finishTest(page);
  await expectFinished(page);
  await expectLevel(page, 'B1');
  await expectStyled(page);
  await page.getByText('Send my result to the school').click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Phone number is required')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('သီရိ');
  await page.getByLabel('Phone Number').fill(phone.replace(/\d/g, (digit) => '၀၁၂၃၄၅၆၇၈၉'.charAt(Number(digit))));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Result received. We’ll call you soon.')).toBeVisible();
  await expectStyled(page);
  const [attempt] = await findInInbox(request, 'level-test-attempts', 'phone', `+95${phone.slice(1)}`);
  expect(attempt).toMatchObject({
    name: 'သီရိ',
    correct: 20,
    total: 32,
    level: 'B1',
    age: '18+',
    goal: 'everyday',
    handling: 'new',
  });
});
