import { notFound } from 'next/navigation';
import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadFailure } from '@/components/ui/load-failure';
import { RadioGroup } from '@/components/ui/radio-group';
import { Stylesheet } from '@/components/ui/stylesheet';
import { listQuestions } from '@/lib/api/level-test';
import { getSiteInfo } from '@/lib/api/site-info';
import { ageGroups } from '@/lib/contract/age-groups';
import { apiUrl } from '@/lib/contract/endpoint';
import { submitAttempt } from '@/lib/contract/endpoints/level-test';
import { learningGoals } from '@/lib/contract/learning-goals';
import { levelTestMinutes } from '@/lib/contract/level-test';
import { fill } from '@/lib/text/fill';
import type { FormProblem } from '@/lib/text/form-result';
import { choicesOf, QuestionChoices } from './question-choices';
import { listRecommendedCourses } from './recommended-courses';
import { questionKey } from './test-draft';

/** `first`: index of the choice that answers the first question. */
type Props = { first: string | undefined; problem: FormProblem | undefined };

/** The test without scripts. */
export async function OnePageTest({ first, problem }: Props) {
  const text = getText('levelTest');
  const [questions, info, { hasGoals }] = await Promise.all([listQuestions(), getSiteInfo(), listRecommendedCourses()]);
  if (questions.failed) return <LoadFailure what={text.what} href="/level-test?all=1" />;
  const [question] = questions.data;
  if (!question) return <EmptyState illustration="/illustrations/empty-courses.svg">{text.empty}</EmptyState>;
  if (first !== undefined && choicesOf(question)[Number(first)] === undefined) notFound();
  return (
    <form id="form" className="level-test level-test-one-page stack" method="post" action={apiUrl(submitAttempt)}>
      <Stylesheet name="level-test" />
      {problem && (
        <Alert tone="bad" isLive>
          {problem.message}
        </Alert>
      )}
      <p>{fill(text.noClock, { minutes: info.data?.levelTestMinutes ?? levelTestMinutes })}</p>
      {questions.data.map((question, index) => (
        <QuestionChoices
          key={questionKey(question, index)}
          id={`question-${index + 1}`}
          question={question}
          number={index + 1}
          radioProps={(_, choice) => ({
            name: questionKey(question, index),
            required: true,
            defaultChecked: index === 0 && first === `${choice}`,
          })}
        />
      ))}
      <RadioGroup
        id="age"
        label={text.ageQuestion}
        help={text.ageReason}
        required
        options={ageGroups.map((value) => ({ value, label: text.ages[value] }))}
      />
      {hasGoals && (
        <RadioGroup
          id="goal"
          label={text.goalQuestion}
          help={text.goalReason}
          hint={getText('forms').optional}
          options={learningGoals.map((value) => ({ value, label: text.goals[value] }))}
        />
      )}
      <p>
        <Button type="submit" variant="gold">
          {text.showLevel}
        </Button>
      </p>
    </form>
  );
}
