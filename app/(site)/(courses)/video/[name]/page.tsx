import { CoursePage, type CoursePageProps, courseMetadata } from '@/components/courses/course-page';

export const generateMetadata = (props: CoursePageProps) => courseMetadata('Video', props);

export default function VideoCoursePage(props: CoursePageProps) {
  return <CoursePage type="Video" {...props} />;
}
