import { getText } from '#text';
import { factLine, startLine } from '@/components/courses/course-fact-lists';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { IslandText } from '@/components/ui/island-text';
import { SiteLink } from '@/components/ui/link';
import { LoadFailure } from '@/components/ui/load-failure';
import { MultilingualText } from '@/components/ui/multilingual-text';
import type { ListedCourse } from '@/lib/api/courses';
import { listQuestions, type Recommendation, type Recommendations, recommendCourses } from '@/lib/api/level-test';
import { getSiteInfo } from '@/lib/api/site-info';
import { capabilities } from '@/lib/backend-choice';
import { levelTestMinutes } from '@/lib/contract/level-test';
import { joinFacts } from '@/lib/format/join-list';
import { fill, plural } from '@/lib/text/fill';
import type { RecommendedCourses } from './recommended-course';
import { TestLauncher } from './test-launcher';

export async function LevelTest() {
  const text = getText('levelTest');
  const [questions, info, recommendations] = await Promise.all([listQuestions(), getSiteInfo(), recommendCourses()]);
  if (questions.failed) return <LoadFailure what={text.what} href="/level-test" />;
  const count = questions.data.length;
  if (count === 0) return <EmptyState illustration="/illustrations/empty-courses.svg">{text.empty}</EmptyState>;
  const minutes = info.data?.levelTestMinutes ?? levelTestMinutes;
  const customIntro = info.data?.texts?.levelTestIntro
    ?.replace('{questions}', `${count}`)
    .replace('{minutes}', `${minutes}`);
  const intro = customIntro ?? fill(text.intro, { questions: count, minutes });
  return (
    <>
      <IslandText nouns={['levelTest', 'forms']} />
      <TestLauncher
        questions={questions.data}
        minutes={minutes}
        recommendations={toRecommendedCourses(recommendations)}
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
        <noscript>
          <Alert tone="warn">
            <p>
              {text.needsScripts}
              <SiteLink href="/contact">{text.needsScriptsLink}</SiteLink>
              {getText('ui').fullStop}
            </p>
          </Alert>
        </noscript>
      </TestLauncher>
    </>
  );
}

/** Many ages and levels share a course: each is sent to the browser once. */
function toRecommendedCourses(recommendations: Recommendations): RecommendedCourses {
  const uniqueCourses: ListedCourse[] = [];
  const indexOf = (course: ListedCourse) => {
    const index = uniqueCourses.findIndex(({ _id }) => _id === course._id);
    return index === -1 ? uniqueCourses.push(course) - 1 : index;
  };
  const toChoice = ({ course, hasOthers }: Recommendation) => ({ course: indexOf(course), hasOthers });
  const byAge = Object.fromEntries(
    Object.entries(recommendations).map(([age, byLevel]) => [
      age,
      Object.fromEntries(
        Object.entries(byLevel).map(([level, { byGoal, ...found }]) => [
          level,
          {
            ...toChoice(found),
            byGoal: Object.fromEntries(Object.entries(byGoal).map(([goal, ofGoal]) => [goal, toChoice(ofGoal)])),
          },
        ]),
      ),
    ]),
  ) as RecommendedCourses['byAge'];
  const courses = uniqueCourses.map((course) => ({
    name: course.name,
    translatedName: course.translatedName,
    href: course.href,
    facts: joinFacts([factLine(course), startLine(course)]),
    price: course.price,
    off: course.off,
  }));
  const hasGoals = Object.values(recommendations).some((byLevel) =>
    Object.values(byLevel).some(({ byGoal }) => Object.keys(byGoal).length > 0),
  );
  return { courses, byAge, hasGoals };
}
