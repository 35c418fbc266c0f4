import { findCourse } from '@/lib/api/courses';
import { isVideoCourse } from '@/lib/contract/courses';
import { nextPath } from '@/lib/session/next-path';

export type Search = Promise<Record<string, string | string[] | undefined>>;

/**
 * Where a login leads: to the payment of the video course that was chosen, else to `next` where that is a page of this site,
 * else home. `carried` is what the way between login and register keeps.
 */
export async function destinationOf(search: Search): Promise<{ href: string; carried: string; course?: string }> {
  const { course, next } = await search;
  const id = typeof course === 'string' ? course : undefined;
  const found = id ? await findCourse({ id }, 'Video') : undefined;
  const chosen = found?.data && isVideoCourse(found.data) ? found.data : undefined;
  const path = nextPath(next);
  const carried = new URLSearchParams({
    ...(chosen && { course: chosen._id }),
    ...(path && { next: path }),
  }).toString();
  return {
    href: chosen ? `/payment?course=${chosen._id}` : (path ?? '/'),
    carried: carried && `?${carried}`,
    course: chosen?.name,
  };
}
