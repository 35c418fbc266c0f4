import { getText } from '#text';
import { factLine } from '@/components/courses/course-fact-lists';
import { CourseThumbnail } from '@/components/courses/course-thumbnail';
import { translatedNameOf } from '@/components/courses/translated-name';
import { ChoiceRow } from '@/components/ui/choice-row';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadFailure } from '@/components/ui/load-failure';
import { Pagination } from '@/components/ui/pagination';
import { Stylesheet } from '@/components/ui/stylesheet';
import { Tabs } from '@/components/ui/tabs';
import { type ListedCourse, listCourses, loadCards } from '@/lib/api/courses';
import { type CourseType, isVideoCourse } from '@/lib/contract/courses';
import { joinFacts } from '@/lib/format/join-list';
import { setTotalPages } from '@/lib/http/page-state';

/** `/zoom` is for live courses, `/payment` for video courses. */
export type TransferPath = '/zoom' | '/payment';

const typesOf: Record<TransferPath, CourseType[]> = { '/zoom': ['Adult', 'Kid', 'Native'], '/payment': ['Video'] };
const titleOf = (type: CourseType): string => {
  const { adult, kid, native, video } = getText('layout').menu;
  return { Adult: adult, Kid: kid, Native: native, Video: video }[type];
};

const choicesPerPage = 12;

const countPages = (courses: ListedCourse[]) => Math.ceil(courses.length / choicesPerPage);

type Props = {
  page: TransferPath;
  initialType?: CourseType;
  pageNumber?: number;
  hasPictures?: boolean;
};

export async function CourseChoices({ page, initialType, pageNumber = 1, hasPictures }: Props) {
  const text = getText('courses');
  const enrolments = getText('enrolments');
  const loaded = await Promise.all(typesOf[page].map(async (type) => ({ type, ...(await listCourses(type)) })));
  const groups = loaded
    .map(({ type, data }) => ({
      type,
      courses: data?.filter((course) => isVideoCourse(course) === (page === '/payment')) ?? [],
    }))
    .filter(({ courses }) => courses.length > 0);
  if (groups.length === 0) {
    if (loaded.some(({ failed }) => failed)) return <LoadFailure what={enrolments.chooseWhat} href={page} />;
    return <EmptyState illustration="/illustrations/empty-books.svg">{text.empty}</EmptyState>;
  }
  const initial = groups.find(({ type }) => type === initialType);
  if (initial) setTotalPages(countPages(initial.courses));
  const tabs = groups.map(({ type, courses }) => ({
    key: type,
    title: titleOf(type),
    body: (
      <Choices
        type={type}
        courses={courses}
        page={page}
        pageNumber={type === initialType ? pageNumber : 1}
        hasPictures={hasPictures}
      />
    ),
  }));
  return tabs.length === 1 ? (
    tabs[0]?.body
  ) : (
    <Tabs name="type" label={enrolments.types} tabs={tabs} first={initialType} />
  );
}

type ChoicesProps = Pick<Props, 'page' | 'hasPictures'> & {
  type: CourseType;
  courses: ListedCourse[];
  pageNumber: number;
};

async function Choices({ type, courses, page, pageNumber, hasPictures }: ChoicesProps) {
  const totalPages = countPages(courses);
  const current = Math.min(pageNumber, totalPages);
  const listed = courses.slice((current - 1) * choicesPerPage, current * choicesPerPage);
  const loaded = hasPictures ? await loadCards(listed) : undefined;
  return (
    <div className="stack">
      <Stylesheet name="choice-rows" />
      <ul className={classNames('card choice-rows', hasPictures && 'choice-cards')}>
        {(loaded?.data ?? listed).map((course) => (
          <Choice key={course._id} course={course} page={page} hasPictures={hasPictures} />
        ))}
      </ul>
      {totalPages > 1 && (
        <Pagination
          page={current}
          totalPages={totalPages}
          hrefOf={(each) => choicesHref(page, type, each)}
          label={titleOf(type)}
        />
      )}
    </div>
  );
}

const choicesHref = (page: TransferPath, type: CourseType, pageNumber: number) =>
  `${page}?${new URLSearchParams({ type: type.toLowerCase(), ...(pageNumber > 1 && { page: String(pageNumber) }) })}`;

function Choice({ course, page, hasPictures }: { course: ListedCourse } & Pick<Props, 'page' | 'hasPictures'>) {
  return (
    <ChoiceRow
      href={`${page}?course=${course._id}`}
      title={course.name}
      level={course.levels}
      facts={joinFacts([translatedNameOf(course), factLine(course)])}
      price={course.price}
      off={course.off}
      picture={hasPictures && <CourseThumbnail course={course} alt="" sizes="7rem" />}
    />
  );
}
