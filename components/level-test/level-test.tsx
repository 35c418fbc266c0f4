import { factLine, startLine } from '@/components/courses/facts';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/link';
import { LoadFailure } from '@/components/ui/load-failure';
import type { ListedCourse } from '@/lib/api/courses';
import { listQuestions, type Recommendations, recommendCourses } from '@/lib/api/level-test';
import { getSiteInfo } from '@/lib/api/site-info';
import { capabilities } from '@/lib/backend-choice';
import { levelTestMinutes } from '@/lib/contract/level-test';
import { levelTest as text } from '@/lib/text/en/level-test';
import type { ShownRecommendations } from './recommended-course';
import { TestStage } from './test-stage';

/** The whole test: what it is, its questions one by one, and the result. */
export async function LevelTest() {
  const [questions, info, recommendations] = await Promise.all([listQuestions(), getSiteInfo(), recommendCourses()]);
  if (questions.failed) return <LoadFailure what={text.what} href="/level-test" />;
  const count = questions.data.length;
  if (count === 0) return <EmptyState illustration="/illustrations/empty-courses.svg">{text.empty}</EmptyState>;
  const minutes = info.data?.levelTestMinutes ?? levelTestMinutes;
  const written = info.data?.texts?.levelTestIntro
    ?.replace('{questions}', `${count}`)
    .replace('{minutes}', `${minutes}`);
  const intro = written ?? text.intro(count, minutes);
  return (
    // The school's own server keeps no results: there is nothing to send to it.
    <TestStage
      questions={questions.data}
      minutes={minutes}
      recommendations={toShown(recommendations)}
      canSend={capabilities().storesResults}
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
          <Icon name="circleCheck" /> {text.facts.questions(count)}
        </li>
        <li>
          <Icon name="clock" /> {text.facts.minutes(minutes)}
        </li>
        <li>
          <Icon name="award" /> {text.facts.levels}
        </li>
      </ul>
      {intro.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="small muted level-test-kept">{text.kept}</p>
      <noscript>
        <Alert tone="warn">
          <p>
            {text.needsScripts}
            <SiteLink href="/contact">{text.needsScriptsLink}</SiteLink>.
          </p>
        </Alert>
      </noscript>
    </TestStage>
  );
}

/** Most ages and levels share a course, so that each travels once. */
function toShown(recommendations: Recommendations): ShownRecommendations {
  const found: ListedCourse[] = [];
  const placeOf = (course: ListedCourse) => {
    const known = found.findIndex(({ _id }) => _id === course._id);
    return known === -1 ? found.push(course) - 1 : known;
  };
  const places = Object.fromEntries(
    Object.entries(recommendations).map(([age, byLevel]) => [
      age,
      Object.fromEntries(
        Object.entries(byLevel).map(([level, found]) => [level, found && { ...found, course: placeOf(found.course) }]),
      ),
    ]),
  ) as ShownRecommendations['places'];
  const courses = found.map((course) => ({
    name: course.name,
    href: course.href,
    facts: [factLine(course), startLine(course)].filter(Boolean).join(' · '),
    price: course.price,
    off: course.off,
  }));
  return { courses, places };
}
