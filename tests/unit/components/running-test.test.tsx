import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { LastQuestion } from '@/components/level-test/last-question';
import { RunningTest } from '@/components/level-test/running-test';
import { newDraft, readDraft, saveDraft, type TestDraft } from '@/components/level-test/test-draft';
import { goalsFor, learningGoals } from '@/lib/contract/learning-goals';
import { levelTest } from '@/lib/text/en/level-test';

const questions = ['one', 'two'].map((id) => ({ id, text: id, options: ['oui', 'non'] }));
const answers = { one: 'oui', two: 'non' };
const byAge = { '5-7': {}, '8-10': {}, '11-13': {}, '14-17': {}, '18+': {} };

const store = (draft: Partial<TestDraft>) => saveDraft({ ...newDraft(), answers, ...draft });
const render = () =>
  renderToStaticMarkup(
    <RunningTest
      questions={questions}
      minutes={8}
      recommendations={{ courses: [], byAge, hasGoals: true }}
      canSend
      isResumed
      first={{ isSent: false }}
    />,
  );

beforeEach(() => void store({}));

describe('after the last question', () => {
  test('no time is shown', () => {
    store({ index: 1 });
    expect(render()).toContain('role="timer"');
    store({ index: 2 });
    expect(render()).toContain(levelTest.ageQuestion);
    expect(render()).not.toContain('role="timer"');
  });

  test('a reload keeps when it was answered, unless a question is open again', () => {
    store({ index: 2, answeredAt: 1000 });
    expect(readDraft(questions)?.answeredAt).toBe(1000);
    store({ index: 2, answeredAt: 1000, answers: { one: 'oui' } });
    expect(readDraft(questions)).toMatchObject({ index: 1, answeredAt: undefined });
  });

  test('pupils choose from goals without work, adults from all', () => {
    store({ index: 3, age: '11-13' });
    expect(render()).toContain(levelTest.goals.studies);
    expect(render()).not.toContain(levelTest.goals.work);
    store({ index: 3, age: '18+' });
    expect(render()).toContain(levelTest.goals.work);
    expect(goalsFor('18+')).toEqual(learningGoals);
  });

  test.each(['5-7', '8-10'] as const)('a child of %s is asked for the age alone', (age) => {
    store({ index: 3, age, goal: 'work' });
    expect(render()).toContain(levelTest.ageQuestion);
    expect(readDraft(questions)).toMatchObject({ index: 2, goal: undefined });
  });

  test('the buttons keep the focus while the answers are sent', () => {
    const html = renderToStaticMarkup(
      <LastQuestion
        id="age"
        title="Age"
        reason=""
        choices={['18+']}
        labels={{ '18+': '18+' }}
        chosen="18+"
        isSending
        failure="No connection"
        shouldFocus={false}
        onChoose={() => {}}
        onPrevious={() => {}}
      />,
    );
    expect(html.match(/<button[^>]* aria-disabled="true"/g)).toHaveLength(3);
    expect(html).not.toContain(' disabled=""');
  });
});
