import { NotFound } from '@/components/layout/not-found';

export default function CourseNotFound() {
  return <NotFound />;
}
