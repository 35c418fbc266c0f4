import { CourseListPage, type CourseListPageProps, courseListMetadata } from '@/components/courses/course-list-page';

export const generateMetadata = (props: CourseListPageProps) => courseListMetadata('Native', props);

export default function NativeCoursesPage(props: CourseListPageProps) {
  return <CourseListPage type="Native" {...props} />;
}
