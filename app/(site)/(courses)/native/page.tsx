import { pageMetadata } from '@/app/(site)/page-metadata';
import { CourseListPage, type CourseListPageProps, describeCourseList } from '@/components/courses/course-list-page';

export const generateMetadata = async (props: CourseListPageProps) =>
  pageMetadata(await describeCourseList('Native', props));

export default function NativeCoursesPage(props: CourseListPageProps) {
  return <CourseListPage type="Native" {...props} />;
}
