import { factLine } from '@/components/courses/facts';
import { ChoiceRow } from '@/components/ui/choice-row';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadFailure } from '@/components/ui/load-failure';
import { Pagination } from '@/components/ui/pagination';
import { Picture } from '@/components/ui/picture';
import { Tabs } from '@/components/ui/tabs';
import { type ListedCourse, listCourses, loadCards, onePage } from '@/lib/api/courses';
import { type CourseType, isVideoCourse } from '@/lib/contract/courses';
import { courses as text } from '@/lib/text/en/courses';
import { enrolments } from '@/lib/text/en/enrolments';
import { layout } from '@/lib/text/en/layout';

/** The page of live courses, or the one of video courses. */
export type TransferAddress = '/zoom' | '/payment';

const typesOf: Record<TransferAddress, CourseType[]> = { '/zoom': ['Adult', 'Kid', 'Native'], '/payment': ['Video'] };
const titles: Record<CourseType, string> = {
  Adult: layout.menu.adult,
  Kid: layout.menu.kid,
  Native: layout.menu.native,
  Video: layout.menu.video,
};

type Props = {
  page: TransferAddress;
  /** The type that is shown first. */
  first?: CourseType;
  /** Which page of that type; of the others it is the first. */
  part?: number;
  pictures?: boolean;
};

/** What can be joined here, or bought: one type of courses at a time, 24 on a page, a tap for each. */
export async function CourseChoices({ page, first, part = 1, pictures }: Props) {
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
  const tabs = groups.map(({ type, courses }) => ({
    key: type,
    title: titles[type],
    body: <Choices type={type} courses={courses} page={page} part={type === first ? part : 1} pictures={pictures} />,
  }));
  return tabs.length === 1 ? tabs[0]?.body : <Tabs name="type" label={enrolments.types} tabs={tabs} first={first} />;
}

type ChoicesProps = Pick<Props, 'page' | 'pictures'> & { type: CourseType; courses: ListedCourse[]; part: number };

async function Choices({ type, courses, page, part, pictures }: ChoicesProps) {
  const totalPages = Math.ceil(courses.length / onePage);
  const current = Math.min(part, totalPages);
  const listed = courses.slice((current - 1) * onePage, current * onePage);
  // Rows without pictures show nothing beyond the list.
  const loaded = pictures ? await loadCards(listed) : undefined;
  return (
    <div className="stack">
      <ul className={classNames('card choice-rows', pictures && 'choice-cards')}>
        {(loaded?.data ?? listed).map((course) => (
          <Choice key={course._id} course={course} page={page} pictures={pictures} />
        ))}
      </ul>
      {totalPages > 1 && (
        <Pagination
          page={current}
          totalPages={totalPages}
          hrefOf={(each) => choicesHref(page, type, each)}
          label={titles[type]}
        />
      )}
    </div>
  );
}

/** The path of a page of a type's courses to choose from. */
const choicesHref = (page: TransferAddress, type: CourseType, part: number) =>
  `${page}?${new URLSearchParams({ type: type.toLowerCase(), ...(part > 1 && { page: String(part) }) })}`;

function Choice({ course, page, pictures }: { course: ListedCourse } & Pick<Props, 'page' | 'pictures'>) {
  return (
    <ChoiceRow
      href={`${page}?course=${course._id}`}
      title={course.name}
      level={course.levels}
      facts={factLine(course)}
      price={course.price}
      off={course.off}
      picture={
        pictures && (
          <Picture
            picture={course.pictures?.thumbnail}
            path={course.thumbnail}
            alt=""
            fallback="/illustrations/empty-courses.svg"
            sizes="7rem"
          />
        )
      }
    />
  );
}
