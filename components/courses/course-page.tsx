import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { Page } from '@/components/layout/page';
import { JsonLd } from '@/components/ui/json-ld';
import { LoadFailure } from '@/components/ui/load-failure';
import { MyText } from '@/components/ui/my-text';
import { Picture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import { canonicalCourseHref, findCourse } from '@/lib/api/courses';
import type { Loaded } from '@/lib/api/server';
import type { Course, CourseType } from '@/lib/contract/courses';
import { env } from '@/lib/env';
import { pathText } from '@/lib/format/path-text';
import { courses as text } from '@/lib/text/en/courses';
import { CourseBox } from './course-box';
import { courseData } from './course-data';
import { CourseHead } from './course-head';
import { CourseInstructor } from './course-instructor';
import { CourseOutline } from './course-outline';
import { CourseTrailer } from './course-trailer';
import { EnrolBar } from './enrol-bar';

export type CoursePageProps = {
  params: Promise<{ name: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The course an address names: by id where `?id=` gives one of that name, else by name. */
async function courseOf({ params, searchParams }: CoursePageProps, type: CourseType): Promise<Loaded<Course | null>> {
  const name = pathText((await params).name);
  const { id } = await searchParams;
  const byId = typeof id === 'string' ? await findCourse({ id }, type) : null;
  return byId?.data ? byId : findCourse({ name }, type);
}

/** The metadata of a course's page. */
export async function courseMetadata(type: CourseType, props: CoursePageProps): Promise<Metadata> {
  const { data: course } = await courseOf(props, type);
  if (!course) return {};
  const cover = course.pictures?.cover?.sources.findLast((source) => source.type === 'image/webp')?.path;
  const href = await canonicalCourseHref(course);
  return {
    title: course.name,
    description: course.summary,
    alternates: { canonical: href },
    openGraph: {
      url: href,
      type: 'website',
      siteName: env().SITE_NAME,
      title: course.name,
      description: course.summary,
      images: cover ?? course.cover ?? '/share.png',
    },
  };
}

/** The page of a course. All four types answer for any course, and lead to the address of its own. */
export async function CoursePage({ type, ...props }: CoursePageProps & { type: CourseType }) {
  const { data: course, failed } = await courseOf(props, type);
  if (failed) {
    return (
      <main className="page">
        <LoadFailure what={text.whatOne} />
      </main>
    );
  }
  if (!course) notFound();
  const isNamed = pathText((await props.params).name) === course.name;
  if (!isNamed || (course.type && course.type !== type)) permanentRedirect(await canonicalCourseHref(course));
  return (
    <Page sheets={['prose', 'courses', 'instructors']}>
      <JsonLd data={courseData(course, await canonicalCourseHref(course))} />
      <article className="page course-page">
        <div className="course-banner">
          <Picture
            picture={course.pictures?.cover}
            path={course.cover}
            alt={course.pictures?.cover?.alt ?? ''}
            fallback="/illustrations/empty-courses.svg"
            sizes="(min-width: 60rem) 22rem, 92vw"
            eager
          />
        </div>
        <CourseHead course={course} type={type} />
        <CourseBox course={course} />
        <div className="course-body">
          {course.summary && (
            <p className="lead">
              <MyText text={course.summary} />
            </p>
          )}
          <CourseTrailer course={course} />
          {course.description && <Prose html={course.description} />}
          <CourseOutline course={course} />
          <CourseInstructor name={course.instructor} />
          <EnrolBar course={course} />
        </div>
      </article>
    </Page>
  );
}
