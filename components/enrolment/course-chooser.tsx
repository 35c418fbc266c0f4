import { Alert } from '@/components/ui/alert';
import { Card, CardLink } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LevelBadge } from '@/components/ui/level-badge';
import { LoadFailure } from '@/components/ui/load-failure';
import { MyText } from '@/components/ui/my-text';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { type ListedCourse, listCourses } from '@/lib/api/courses';
import { type CourseType, isVideoCourse } from '@/lib/contract/courses';
import { languageOf } from '@/lib/format/language';
import { courses } from '@/lib/text/en/courses';
import { enrolments as text } from '@/lib/text/en/enrolments';

type Props = {
  page: '/zoom' | '/payment';
  /** A course was asked for that is not to be had. */
  unknown: boolean;
  lead: string;
};

const typesOf: Record<Props['page'], CourseType[]> = { '/zoom': ['Adult', 'Kid', 'Native'], '/payment': ['Video'] };

/** Stands where the form would be when no course was chosen: what can be joined here, or bought. */
export async function CourseChooser({ page, unknown, lead }: Props) {
  const loaded = await Promise.all(typesOf[page].map((type) => listCourses(type)));
  const offered = loaded
    .flatMap(({ data }) => data?.courses ?? [])
    .filter((course) => isVideoCourse(course) === (page === '/payment'));
  if (offered.length === 0 && loaded.some(({ failed }) => failed)) {
    return <LoadFailure what={text.chooseWhat} href={page} />;
  }
  return (
    <section className="stack">
      {unknown && (
        <Alert tone="warn" live>
          {text.noSuchCourse}
        </Alert>
      )}
      {offered.length === 0 ? (
        <EmptyState illustration="/illustrations/empty-books.svg">{courses.empty}</EmptyState>
      ) : (
        <>
          <p className="lead">{lead}</p>
          <ul className="grid-cards">
            {offered.map((course) => (
              <li key={course._id}>
                <Choice course={course} page={page} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Choice({ course, page }: { course: ListedCourse; page: Props['page'] }) {
  return (
    <Card
      className="choice-card"
      media={
        <Picture
          picture={course.pictures?.thumbnail}
          path={course.thumbnail}
          alt=""
          fallback="/illustrations/empty-courses.svg"
          sizes="7rem"
        />
      }
    >
      {course.levels && <LevelBadge level={course.levels} />}
      <CardLink href={`${page}?course=${course._id}`} level={2} lang={languageOf(course.name)}>
        <MyText text={course.name} />
      </CardLink>
      {course.summary && (
        <p className="small muted choice-summary">
          <MyText text={course.summary} />
        </p>
      )}
      <div className="card-foot">
        <Price price={course.price} off={course.off} />
      </div>
    </Card>
  );
}
