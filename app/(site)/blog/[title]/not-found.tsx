import { NotFound } from '@/components/layout/not-found';
import { elsewhereOf, findPost } from '@/lib/api/posts';
import { decodePathSegment } from '@/lib/format/path-segment';
import { readRequest } from '@/lib/session/request';

/** Of a post that exists in another language only. Guests get the page of `lib/http/page-cache`. */
export default async function PostNotFound() {
  const { path } = await readRequest();
  const { data: post } = await findPost(decodePathSegment(path.replace('/blog/', '')));
  return <NotFound elsewhere={post ? elsewhereOf(post) : undefined} />;
}
