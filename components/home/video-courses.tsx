import { CourseCard } from '@/components/courses/course-card';
import { groupWidth } from '@/components/courses/group-width';
import { LinkButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { SectionHeading } from '@/components/ui/page-heading';
import { Slider } from '@/components/ui/slider';
import { type ListedCourse, listCourses, loadCards } from '@/lib/api/courses';
import { courses as text } from '@/lib/text/en/courses';
import { home } from '@/lib/text/en/home';

/** Cards on the home page: a slider of more is not looked through, and each weighs. */
const most = 24;

/** The video courses, grouped by type. */
export async function VideoCourses() {
  const found = await listCourses('Video');
  const shown = await loadCards((found.data ?? []).slice(0, most));
  if (shown.failed || shown.data.length === 0) return null;
  return (
    <section className="section" aria-labelledby="video-courses">
      <div className="page">
        <SectionHeading
          id="video-courses"
          lead={home.videoLead}
          action={
            <LinkButton look="quiet" href="/video">
              {home.allVideoCourses}
            </LinkButton>
          }
        >
          {text.videoCourses}
        </SectionHeading>
        <div className="course-groups">
          {byType(shown.data).map(([type, courses]) => (
            <CourseGroup key={type} type={type} courses={courses} />
          ))}
        </div>
      </div>
    </section>
  );
}

function CourseGroup({ type, courses }: { type: string; courses: ListedCourse[] }) {
  const heading = text.group(type);
  return (
    <div className={classNames('stack', groupWidth(courses.length))}>
      <h3>{heading}</h3>
      <Slider
        view="cards"
        label={heading}
        slides={courses.map((course) => ({
          key: course._id,
          content: <CourseCard course={course} />,
        }))}
      />
    </div>
  );
}

/** The courses by type, the longest list first. */
function byType(courses: ListedCourse[]): [string, ListedCourse[]][] {
  const groups = new Map<string, ListedCourse[]>();
  for (const course of courses) {
    const type = course.type ?? 'Video';
    groups.set(type, [...(groups.get(type) ?? []), course]);
  }
  return [...groups].sort(([, one], [, other]) => other.length - one.length);
}
