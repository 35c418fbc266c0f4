import { pageMetadata } from '@/app/(site)/page-metadata';
import { aboutCourseList, CourseListPage, type CourseListPageProps } from '@/components/courses/course-list-page';

export const generateMetadata = async (props: CourseListPageProps) =>
  pageMetadata(await aboutCourseList('Adult', props));

export default function AdultCoursesPage(props: CourseListPageProps) {
  return <CourseListPage type="Adult" {...props} />;
}
