import { NotFound } from '@/components/layout/not-found';

/** For a course that has gone. */
export default function CourseNotFound() {
  return <NotFound />;
}
