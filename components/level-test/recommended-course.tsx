import { getText } from '#text';
import { TranslatedName } from '@/components/courses/translated-name';
import { LinkButton } from '@/components/ui/button';
import { LevelBadge } from '@/components/ui/level-badge';
import { SiteLink } from '@/components/ui/link';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Price } from '@/components/ui/price';
import { type AgeGroup, listedType, listFilter } from '@/lib/contract/age-groups';
import type { CefrLevel, PlacementLevel } from '@/lib/contract/cefr-levels';
import type { Course } from '@/lib/contract/courses';
import type { LearningGoal } from '@/lib/contract/learning-goals';
import { contentLanguage } from '@/lib/text/content-language';
import { fill } from '@/lib/text/fill';

export type CourseSummary = Pick<Course, 'name' | 'translatedName' | 'price' | 'off'> & { href: string; facts: string };

type Choice = { course: number; hasOthers: boolean };

export type RecommendedCourses = {
  courses: CourseSummary[];
  byAge: Record<AgeGroup, Partial<Record<CefrLevel, Choice & { byGoal: Partial<Record<LearningGoal, Choice>> }>>>;
  /** False where no course tells its goals. */
  hasGoals: boolean;
};

type Props = {
  recommendations: RecommendedCourses;
  reached: PlacementLevel;
  next: CefrLevel | undefined;
  age: AgeGroup | undefined;
  goal: LearningGoal | undefined;
};

/** Without a course for this age and level, the result offers to ask for one. */
export function RecommendedCourse({ recommendations, reached, next = 'A1', age = '18+', goal }: Props) {
  const { courses, byAge } = recommendations;
  const text = getText('levelTest');
  const forAge = byAge[age]?.[next];
  const forGoal = goal && forAge?.byGoal[goal];
  const recommendation = forGoal ?? forAge;
  const course = courses[recommendation?.course ?? -1];
  return (
    <section className="panel stack next-course" aria-labelledby="next-course">
      <h3 id="next-course" className="eyebrow">
        {text.nextCourse}
      </h3>
      {next !== reached && (
        <p
          className="next-course-step"
          aria-label={fill(text.nextStep, { reached: text.levelCodes[reached], next })}
          role="img"
        >
          <LevelBadge level={text.levelCodes[reached]} />
          <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
            <path d="M5 12h14M13 6l6 6-6 6" />
          </svg>
          <LevelBadge level={next} />
        </p>
      )}
      {course && goal && !forGoal && <p>{fill(text.otherGoal, { level: next })}</p>}
      {course ? <NextCourse course={course} /> : <NoCourse level={next} />}
      {recommendation?.hasOthers && (
        <p className="small">
          <SiteLink href={listHref(age, next)}>{fill(text.otherCourses, { level: next })}</SiteLink>
        </p>
      )}
    </section>
  );
}

function NextCourse({ course }: { course: CourseSummary }) {
  const { name, href, facts, price, off } = course;
  const text = getText('levelTest');
  return (
    <>
      <p className="display next-course-name" lang={contentLanguage(name)}>
        <MultilingualText text={name} />
      </p>
      <TranslatedName course={course} />
      {facts && (
        <p className="muted">
          <MultilingualText text={facts} />
        </p>
      )}
      <Price price={price} off={off} />
      <LinkButton variant="gold" href={href}>
        {text.seeCourse}
      </LinkButton>
    </>
  );
}

function NoCourse({ level }: { level: CefrLevel }) {
  const text = getText('levelTest');
  return (
    <>
      <p>{fill(text.noCourse, { level })}</p>
      <LinkButton variant="gold" href="/quotation">
        {text.askForCourse}
      </LinkButton>
    </>
  );
}

const listHref = (age: AgeGroup, level: CefrLevel) =>
  `/${listedType(age).toLowerCase()}?${new URLSearchParams(listFilter(age, level))}`;
