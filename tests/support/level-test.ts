import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Question, questionLevels } from '@/lib/contract/level-test';

const token = 'level-test-token-for-tests';

/** With the answers, which the site never shows. */
export let questions: Question[] = [];

export async function loadQuestions(request: APIRequestContext): Promise<void> {
  const response = await request.get('/api/levelstests/view_levelTest', { headers: { authorization: token } });
  const { data } = (await response.json()) as { data: unknown };
  questions = questionLevels.parse(data).flatMap(({ questionAndAnswer }) => questionAndAnswer);
  expect(questions).toHaveLength(32);
  expect(questions.every(({ answer }) => answer)).toBe(true);
}

export const rightOption = ({ answer }: Question) => answer ?? '';
export const wrongOption = ({ hints, answer }: Question) => hints.find((hint) => hint !== answer) ?? '';

export const unknownOption = () => 'I don’t know';

export const nextButton = (page: Page) => page.getByRole('button', { name: 'NEXT', exact: true });
export const option = (page: Page, text: string) => page.getByRole('radio', { name: text, exact: true });

export const expectQuestion = (page: Page, number: number) =>
  expect(page.getByText(`Question ${number} of ${questions.length}`, { exact: true })).toBeVisible();
export const expectFinished = (page: Page) =>
  expect(page.getByText('Congratulations! You have completed the test.')).toBeVisible();
export const expectLevel = (page: Page, level: string) =>
  expect(page.getByRole('heading', { name: `Your level ${level}`, exact: true })).toBeVisible();

export const startButton = (page: Page) => page.locator('summary', { hasText: 'Start the test' });

/** Waits until scripts ask one question at a time. */
export async function startTest(page: Page, site = '') {
  await page.goto(`${site}/level-test`);
  await startButton(page).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expectQuestion(page, 1);
}

/** Counts from 1. Stops before the last NEXT of the test. */
export async function answerQuestions(
  page: Page,
  choose: (question: Question, index: number) => string,
  from = 1,
  to = questions.length,
) {
  for (let number = from; number <= to; number++) {
    const question = questions[number - 1] as Question;
    await expectQuestion(page, number);
    await option(page, choose(question, number - 1)).check();
    if (number < questions.length) await nextButton(page).click();
  }
}

/** As a form without scripts. */
export async function answerOnOnePage(page: Page, choose: (question: Question, index: number) => string) {
  for (const [index, question] of questions.entries()) {
    const group = page.getByRole('group', { name: `${index + 1}. ${question.question}`, exact: true });
    await group.getByRole('radio', { name: choose(question, index), exact: true }).check();
  }
}

export const showLevelButton = (page: Page) => page.getByRole('button', { name: 'Show my level' });

export const rightUpTo = (count: number) => (question: Question, index: number) =>
  index < count ? rightOption(question) : wrongOption(question);

type Learner = {
  age?: string;
  /** Null for those who are not asked. */
  goal?: string | null;
};

/** The last step submits the answers. */
export async function finishTest(page: Page, { age = '18 or over', goal = 'Everyday life and travel' }: Learner = {}) {
  await nextButton(page).click();
  await page.getByRole('button', { name: age, exact: true }).click();
  if (goal) await page.getByRole('button', { name: goal, exact: true }).click();
}
