import { pageMetadata } from '@/app/(site)/page-metadata';
import { aboutCourseList, CourseListPage, type CourseListPageProps } from '@/components/courses/course-list-page';

export const generateMetadata = async (props: CourseListPageProps) =>
  pageMetadata(await aboutCourseList('Video', props));

export default function VideoCoursesPage(props: CourseListPageProps) {
  return <CourseListPage type="Video" {...props} />;
}
