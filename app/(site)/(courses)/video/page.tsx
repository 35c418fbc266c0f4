import { pageMetadata } from '@/app/(site)/page-metadata';
import { CourseListPage, type CourseListPageProps, describeCourseList } from '@/components/courses/course-list-page';

export const generateMetadata = async (props: CourseListPageProps) =>
  pageMetadata(await describeCourseList('Video', props));

export default function VideoCoursesPage(props: CourseListPageProps) {
  return <CourseListPage type="Video" {...props} />;
}
