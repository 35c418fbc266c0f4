import { getText } from '#text';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { IslandText } from '@/components/ui/island-text';
import { LoadFailure } from '@/components/ui/load-failure';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { listQuestions } from '@/lib/api/level-test';
import { getSiteInfo } from '@/lib/api/site-info';
import { capabilities } from '@/lib/backend-choice';
import { levelTestMinutes } from '@/lib/contract/level-test';
import { fill, plural } from '@/lib/text/fill';
import { listRecommendedCourses } from './recommended-courses';
import { TestLauncher } from './test-launcher';

export async function LevelTest() {
  const text = getText('levelTest');
  const [questions, info, recommendations] = await Promise.all([
    listQuestions(),
    getSiteInfo(),
    listRecommendedCourses(),
  ]);
  if (questions.failed) return <LoadFailure what={text.what} href="/level-test" />;
  const count = questions.data.length;
  if (count === 0) return <EmptyState illustration="/illustrations/empty-courses.svg">{text.empty}</EmptyState>;
  const minutes = info.data?.levelTestMinutes ?? levelTestMinutes;
  const customIntro = info.data?.texts?.levelTestIntro;
  const intro = fill(customIntro ?? text.intro, { questions: count, minutes });
  return (
    <>
      <IslandText nouns={['levelTest', 'forms']} />
      <TestLauncher
        questions={questions.data}
        minutes={minutes}
        recommendations={recommendations}
        canSend={capabilities.canStoreResults}
      >
        <img
          src="/illustrations/level-stairs.svg"
          alt=""
          width={480}
          height={360}
          loading="lazy"
          decoding="async"
          className="level-test-picture"
        />
        <ul className="level-test-facts">
          <li>
            <Icon name="circleCheck" /> <MultilingualText text={plural(text.facts.questions, count)} />
          </li>
          <li>
            <Icon name="clock" /> <MultilingualText text={fill(text.facts.minutes, { count: minutes })} />
          </li>
          <li>
            <Icon name="award" /> <MultilingualText text={text.facts.levels} />
          </li>
        </ul>
        {intro.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>
            <MultilingualText
              text={paragraph}
              lang={customIntro ? info.data?.textLanguages?.levelTestIntro : undefined}
            />
          </p>
        ))}
        <p className="small muted level-test-storage">
          <MultilingualText text={text.answersStored} />
        </p>
      </TestLauncher>
    </>
  );
}
