import { expect, type Page } from '@playwright/test';
import type { Question } from '@/lib/contract/level-test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import {
  answerQuestions,
  expectFinished,
  expectLevel,
  expectQuestion,
  finishTest,
  loadQuestions,
  nextButton,
  option,
  questions,
  rightOption,
  rightUpTo,
  startTest,
  unknownOption,
  wrongOption,
} from '@/tests/support/level-test';
import { expectStyled } from '@/tests/support/styled-page';

const previousButton = (page: Page) => page.getByRole('button', { name: 'PREV', exact: true });

test.beforeEach(async ({ page, request }) => {
  await page.setExtraHTTPHeaders(forwardedIp());
  await loadQuestions(request);
});

test('going back and forth does not change the score', async ({ page }) => {
  await startTest(page);
  await answerQuestions(page, rightOption, 1, 3);
  for (let step = 4; step > 1; step--) {
    await expectQuestion(page, step);
    await previousButton(page).click();
  }
  await expectQuestion(page, 1);
  await expect(option(page, rightOption(questions[0] as Question))).toBeChecked();
  await option(page, wrongOption(questions[0] as Question)).check();
  await nextButton(page).click();
  await expectQuestion(page, 2);
  await previousButton(page).click();
  await expect(option(page, wrongOption(questions[0] as Question))).toBeChecked();
  await option(page, rightOption(questions[0] as Question)).check();
  await nextButton(page).click();
  await expectQuestion(page, 2);
  await option(page, wrongOption(questions[1] as Question)).check();
  await nextButton(page).click();
  await expectQuestion(page, 3);
  await expect(option(page, rightOption(questions[2] as Question))).toBeChecked();
  await answerQuestions(page, rightUpTo(10), 3);
  await previousButton(page).click();
  await previousButton(page).click();
  await nextButton(page).click();
  await nextButton(page).click();
  await finishTest(page);
  await expectFinished(page);
  await expect(page.getByText('You Corrected 9 Answers!')).toBeVisible();
});

test('NEXT requires an answer, PREV is disabled on the first question, and the keyboard is enough', async ({
  page,
}) => {
  await startTest(page);
  const question = page.getByRole('group', { name: questions[0]?.question });
  await expect(previousButton(page)).toBeDisabled();
  await nextButton(page).click();
  const alert = page.getByText('Please select an answer before proceeding.');
  await expect(alert).toBeVisible();
  await expectStyled(page);
  await expect(question).toHaveAccessibleDescription(/Please select an answer before proceeding\./);
  await expectQuestion(page, 1);
  await expect(option(page, questions[0]?.hints[0] ?? '')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, questions[0]?.hints[1] ?? '')).toBeChecked();
  await expect(alert).toBeHidden();
  await page.keyboard.press('Enter');
  await expectQuestion(page, 2);
  await expect(page.getByRole('group', { name: questions[1]?.question })).toBeFocused();
  await expect(previousButton(page)).toBeEnabled();
});

test('a reload loses nothing', async ({ page }) => {
  await startTest(page);
  await answerQuestions(page, rightOption, 1, 5);
  await expectQuestion(page, 6);
  await option(page, unknownOption()).check();
  await page.reload();
  await expectQuestion(page, 6);
  await expect(page.getByText('Welcome back: you are at question 6 of 32.')).toBeVisible();
  await expect(option(page, unknownOption())).toBeChecked();
  await answerQuestions(page, rightOption, 6);
  await nextButton(page).click();
  await expect(page.getByRole('heading', { name: 'How old are you?' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: '11 to 13' }).click();
  await expect(page.getByRole('heading', { name: 'What do you want French for?' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Welcome back: you’re almost done.')).toBeVisible();
  await page.getByRole('button', { name: 'School, studies or an exam' }).click();
  await expect(page.getByText('You Corrected 32 Answers!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You Corrected 32 Answers!')).toBeVisible();
  await page.getByRole('button', { name: 'Take the test again' }).click();
  await expectQuestion(page, 1);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a lost connection keeps every answer, and Retry stores them once', async ({ page, context }) => {
  await startTest(page);
  await answerQuestions(page, rightOption);
  await context.setOffline(true);
  await finishTest(page);
  await expect(page.getByText('No connection to our server. Your answers are still here')).toBeVisible();
  await context.setOffline(false);

  // The first request arrives, its response does not.
  const ids: unknown[] = [];
  await page.route('**/api/levelstests/attempts', async (route) => {
    ids.push(route.request().postDataJSON().attemptId);
    const response = await route.fetch();
    ids.push(((await response.json()) as { data: { attemptId: string } }).data.attemptId);
    if (ids.length === 2) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => ids.length).toBe(2);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.locator('#level-test-goal'), 'the button was gone meanwhile').toBeFocused();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectFinished(page);
  await expect(page.getByText('You Corrected 32 Answers!')).toBeVisible();
  expect(ids.slice(2)).toEqual(ids.slice(0, 2));
});

test('the test continues when the time is up, and the result notes it', async ({ page }) => {
  await page.clock.install();
  await startTest(page);
  await expect(page.getByRole('timer')).toHaveText(/^(8:00|7:5\d)$/);
  await answerQuestions(page, rightOption, 1, 2);
  await page.clock.fastForward('08:01');
  await expect(page.getByRole('timer')).toHaveText('0:00');
  await expect(page.getByText('Time’s up.')).toBeVisible();
  await answerQuestions(page, rightOption, 3);
  await finishTest(page);
  await expect(page.getByText('You Corrected 32 Answers!')).toBeVisible();
  await expect(page.getByText('You took longer than the 8 minutes of the test.')).toBeVisible();
});

test('the clock stops with the last question, and young children are not asked for a goal', async ({ page }) => {
  await page.clock.install();
  await startTest(page);
  await answerQuestions(page, rightOption);
  await nextButton(page).click();
  await expect(page.getByRole('heading', { name: 'How old are you?' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.clock.fastForward('08:01');
  await page.getByRole('button', { name: '14 to 17' }).click();
  await expect(page.getByRole('button', { name: 'School, studies or an exam' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'My work' })).toHaveCount(0);
  await previousButton(page).click();
  const sent = page.waitForRequest('**/api/levelstests/attempts');
  await page.getByRole('button', { name: '5 to 7' }).click();
  const attempt = (await sent).postDataJSON() as { seconds: number; goal?: string };
  expect(attempt.seconds).toBeLessThan(480);
  expect(attempt.goal).toBeUndefined();
  await expectFinished(page);
  await expect(page.getByText('You took longer than the 8 minutes of the test.')).toHaveCount(0);
});

test('with an existing backend the test is scored, and sending the result is not offered', async ({ page }) => {
  test.skip(Boolean(process.env.E2E_BASE_URL), 'needs the second instance');
  await startTest(page, process.env.E2E_EXISTING_URL);
  await answerQuestions(page, rightOption);
  await finishTest(page);
  await expectFinished(page);
  await expect(page.getByText('You Corrected 32 Answers!')).toBeVisible();
  await expectLevel(page, 'C2');
  await expect(page.getByText('Send my result to the school')).toHaveCount(0);
});
