import { pageMetadata } from '@/app/(site)/page-metadata';
import { aboutCourseList, CourseListPage, type CourseListPageProps } from '@/components/courses/course-list-page';

export const generateMetadata = async (props: CourseListPageProps) =>
  pageMetadata(await aboutCourseList('Native', props));

export default function NativeCoursesPage(props: CourseListPageProps) {
  return <CourseListPage type="Native" {...props} />;
}
