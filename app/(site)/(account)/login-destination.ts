import { findCourse } from '@/lib/api/find-course';
import { isVideoCourse } from '@/lib/contract/courses';
import { nextPath } from '@/lib/session/next-path';

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/**
 * Where a login redirects: to the payment of the chosen video course, else to `next` if that is a path of this site, else home.
 * `query` passes the choice from the login to the registration and back.
 */
export async function getLoginDestination(
  search: SearchParams,
): Promise<{ href: string; query: string; course?: string }> {
  const { course, next } = await search;
  const id = typeof course === 'string' ? course : undefined;
  const found = id ? await findCourse({ id }, 'Video') : undefined;
  const chosen = found?.data && isVideoCourse(found.data) ? found.data : undefined;
  const path = nextPath(next);
  const query = new URLSearchParams({
    ...(chosen && { course: chosen._id }),
    ...(path && { next: path }),
  }).toString();
  return {
    href: chosen ? `/payment?course=${chosen._id}` : (path ?? '/'),
    query: query && `?${query}`,
    course: chosen?.name,
  };
}
