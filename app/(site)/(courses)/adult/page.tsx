import { CourseListPage, type CourseListPageProps, courseListMetadata } from '@/components/courses/course-list-page';

export const generateMetadata = (props: CourseListPageProps) => courseListMetadata('Adult', props);

export default function AdultCoursesPage(props: CourseListPageProps) {
  return <CourseListPage type="Adult" {...props} />;
}
