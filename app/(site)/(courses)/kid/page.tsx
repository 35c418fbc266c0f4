import { CourseListPage, type CourseListPageProps, courseListMetadata } from '@/components/courses/course-list-page';

export const generateMetadata = (props: CourseListPageProps) => courseListMetadata('Kid', props);

export default function KidCoursesPage(props: CourseListPageProps) {
  return <CourseListPage type="Kid" {...props} />;
}
