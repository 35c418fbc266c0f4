import { pageMetadata } from '@/app/(site)/page-metadata';
import { aboutCourseList, CourseListPage, type CourseListPageProps } from '@/components/courses/course-list-page';

export const generateMetadata = async (props: CourseListPageProps) => pageMetadata(await aboutCourseList('Kid', props));

export default function KidCoursesPage(props: CourseListPageProps) {
  return <CourseListPage type="Kid" {...props} />;
}
