import { pageMetadata } from '@/app/(site)/page-metadata';
import { CourseListPage, type CourseListPageProps, describeCourseList } from '@/components/courses/course-list-page';

export const generateMetadata = async (props: CourseListPageProps) =>
  pageMetadata(await describeCourseList('Kid', props));

export default function KidCoursesPage(props: CourseListPageProps) {
  return <CourseListPage type="Kid" {...props} />;
}
