import { CoursePage, type CoursePageProps, courseMetadata } from '@/components/courses/course-page';

export const generateMetadata = (props: CoursePageProps) => courseMetadata('Adult', props);

export default function AdultCoursePage(props: CoursePageProps) {
  return <CoursePage type="Adult" {...props} />;
}
