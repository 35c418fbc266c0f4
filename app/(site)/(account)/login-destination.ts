import { findCourse } from '@/lib/api/find-course';
import { isVideoCourse } from '@/lib/contract/courses';
import { nextPath } from '@/lib/session/next-path';
import type { SearchParams } from '@/lib/text/form-result';

type LoginDestination = {
  href: string;
  /** The parameters that chose it, for the registration, the way back, and a form that is posted without scripts. */
  choice: { course?: string; next?: string };
  course?: string;
};

/** Where a login redirects: to the payment of the chosen video course, else to `next` if that is a path of this site, else home. */
export async function getLoginDestination(search: Promise<SearchParams>): Promise<LoginDestination> {
  const { course, next } = await search;
  const id = typeof course === 'string' ? course : undefined;
  const found = id ? await findCourse({ id }, 'Video') : undefined;
  const chosen = found?.data && isVideoCourse(found.data) ? found.data : undefined;
  const path = nextPath(next);
  return {
    href: chosen ? `/payment?course=${chosen._id}` : (path ?? '/'),
    choice: { ...(chosen && { course: chosen._id }), ...(path && { next: path }) },
    course: chosen?.name,
  };
}

export const toQuery = (choice: LoginDestination['choice']): string => {
  const query = new URLSearchParams(choice).toString();
  return query && `?${query}`;
};
