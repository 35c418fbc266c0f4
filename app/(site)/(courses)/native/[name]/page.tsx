import { CoursePage, type CoursePageProps, courseMetadata } from '@/components/courses/course-page';

export const generateMetadata = (props: CoursePageProps) => courseMetadata('Native', props);

export default function NativeCoursePage(props: CoursePageProps) {
  return <CoursePage type="Native" {...props} />;
}
