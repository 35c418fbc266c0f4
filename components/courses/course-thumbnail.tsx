import type { ComponentProps } from 'react';
import { Picture } from '@/components/ui/picture';
import type { ListedCourse } from '@/lib/api/courses';

type Props = { course: ListedCourse } & Omit<ComponentProps<typeof Picture>, 'picture' | 'path' | 'fallback'>;

export function CourseThumbnail({ course: { pictures, thumbnail }, ...props }: Props) {
  return (
    <Picture picture={pictures?.thumbnail} path={thumbnail} fallback="/illustrations/empty-courses.svg" {...props} />
  );
}
