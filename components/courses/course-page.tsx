import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getText } from '#text';
import { JsonLd } from '@/components/ui/json-ld';
import { LoadFailure } from '@/components/ui/load-failure';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Picture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import { Stylesheet } from '@/components/ui/stylesheet';
import { type FoundCourse, findCourse } from '@/lib/api/find-course';
import type { Loaded } from '@/lib/api/load';
import { languagesOfAll } from '@/lib/api/translations';
import type { CourseType } from '@/lib/contract/courses';
import { env } from '@/lib/env';
import { decodePathSegment } from '@/lib/format/path-segment';
import { alternatesOf } from '@/lib/text/alternates';
import { longContentLanguage } from '@/lib/text/content-language';
import { localPath } from '@/lib/text/local-path';
import { openGraphLocale, shareImage } from '@/lib/text/open-graph';
import { CourseBox } from './course-box';
import { CourseHeader } from './course-header';
import { CourseInstructor } from './course-instructor';
import { toCourseJsonLd } from './course-json-ld';
import { CourseOutline } from './course-outline';
import { CourseTrailer } from './course-trailer';
import { EnrolBar } from './enrol-bar';

export type CoursePageProps = {
  params: Promise<{ name: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Looks for `?id=` first, then for the name in the path. */
async function findRequestedCourse(
  { params, searchParams }: CoursePageProps,
  type: CourseType,
): Promise<Loaded<FoundCourse | null>> {
  const name = decodePathSegment((await params).name);
  const { id } = await searchParams;
  const byId = typeof id === 'string' ? await findCourse({ id }, type) : null;
  return byId?.data ? byId : findCourse({ name }, type);
}

export async function courseMetadata(type: CourseType, props: CoursePageProps): Promise<Metadata> {
  const { data: course } = await findRequestedCourse(props, type);
  if (!course) return {};
  const cover = course.pictures?.cover?.sources.findLast((source) => source.type === 'image/webp')?.path;
  const alternates = alternatesOf(course.href, languagesOfAll([course]));
  return {
    title: course.name,
    description: course.summary,
    alternates,
    openGraph: {
      url: alternates.canonical,
      type: 'website',
      siteName: env().SITE_NAME,
      title: course.name,
      description: course.summary,
      locale: openGraphLocale(),
      images: cover ?? course.cover ?? shareImage(),
    },
  };
}

/** Every type's route finds any course, and redirects to the canonical URL of the course. */
export async function CoursePage({ type, ...props }: CoursePageProps & { type: CourseType }) {
  const text = getText('courses');
  const { data: course, failed } = await findRequestedCourse(props, type);
  if (failed) {
    return (
      <main className="page">
        <LoadFailure what={text.whatOne} />
      </main>
    );
  }
  if (!course) notFound();
  const isPathByName = decodePathSegment((await props.params).name) === course.name;
  if (!isPathByName || (course.type && course.type !== type)) permanentRedirect(localPath(course.href));
  return (
    <main className="without-app-button">
      <Stylesheet name="course-page" />
      <JsonLd data={toCourseJsonLd(course)} />
      <article className="page course-page">
        <CourseHeader course={course} type={type} />
        <div className="course-side">
          <div className="course-banner">
            <Picture
              picture={course.pictures?.cover}
              path={course.cover}
              alt={course.pictures?.cover?.alt ?? ''}
              fallback="/illustrations/empty-courses.svg"
              sizes="(min-width: 60rem) 22rem, 92vw"
              isEager
            />
          </div>
          <CourseBox course={course} />
        </div>
        <div className="course-body">
          {course.summary && (
            <p className="lead">
              <MultilingualText text={course.summary} lang={course.textLanguages?.summary} />
            </p>
          )}
          <CourseTrailer course={course} />
          {course.description && <Prose html={course.description} lang={longContentLanguage(course, 'description')} />}
          <CourseOutline course={course} />
          <CourseInstructor name={course.instructor} />
          <EnrolBar course={course} />
        </div>
      </article>
    </main>
  );
}
