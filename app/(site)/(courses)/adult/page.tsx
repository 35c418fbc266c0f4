import { pageMetadata } from '@/app/(site)/page-metadata';
import { CourseListPage, type CourseListPageProps, describeCourseList } from '@/components/courses/course-list-page';

export const generateMetadata = async (props: CourseListPageProps) =>
  pageMetadata(await describeCourseList('Adult', props));

export default function AdultCoursesPage(props: CourseListPageProps) {
  return <CourseListPage type="Adult" {...props} />;
}
