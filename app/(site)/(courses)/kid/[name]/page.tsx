import { CoursePage, type CoursePageProps, courseMetadata } from '@/components/courses/course-page';

export const generateMetadata = (props: CoursePageProps) => courseMetadata('Kid', props);

export default function KidCoursePage(props: CoursePageProps) {
  return <CoursePage type="Kid" {...props} />;
}
