import { getText } from '#text';
import { CourseCard } from '@/components/courses/course-card';
import { groupWidthClass } from '@/components/courses/course-groups';
import { groupHeading } from '@/components/courses/group-heading';
import { classNames } from '@/components/ui/class-names';
import { HeadingText } from '@/components/ui/heading-text';
import { Slider } from '@/components/ui/slider';
import { Stylesheet } from '@/components/ui/stylesheet';
import { type CardCourse, listCourses, loadCards } from '@/lib/api/courses';
import { HomeSection } from './home-section';

const maxCards = 24;

export async function VideoCourses() {
  const text = getText('courses');
  const home = getText('home');
  const found = await listCourses('Video');
  const loaded = await loadCards((found.data ?? []).slice(0, maxCards));
  if (loaded.failed || loaded.data.length === 0) return null;
  return (
    <HomeSection
      id="video-courses"
      title={text.videoCourses}
      lead={home.videoLead}
      more={{ href: '/video', label: home.allVideoCourses }}
    >
      <Stylesheet name="courses" />
      <div className="course-groups">
        {groupByType(loaded.data).map(([type, courses]) => (
          <CourseGroup key={type} type={type} courses={courses} />
        ))}
      </div>
    </HomeSection>
  );
}

function CourseGroup({ type, courses }: { type: string; courses: CardCourse[] }) {
  const heading = groupHeading(type);
  return (
    <div className={classNames('stack', groupWidthClass(courses.length))}>
      <h3>
        <HeadingText text={heading} />
      </h3>
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

function groupByType(courses: CardCourse[]): [string, CardCourse[]][] {
  const groups = new Map<string, CardCourse[]>();
  for (const course of courses) {
    const type = course.type ?? 'Video';
    groups.set(type, [...(groups.get(type) ?? []), course]);
  }
  return [...groups].sort(([, one], [, other]) => other.length - one.length);
}
