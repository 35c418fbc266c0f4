import { CourseListPage, type CourseListPageProps, courseListMetadata } from '@/components/courses/course-list-page';

export const generateMetadata = (props: CourseListPageProps) => courseListMetadata('Video', props);

export default function VideoCoursesPage(props: CourseListPageProps) {
  return <CourseListPage type="Video" {...props} />;
}
