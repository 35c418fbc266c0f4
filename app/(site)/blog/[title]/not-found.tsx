import { NotFound } from '@/components/layout/not-found';
import { findPost, postHref } from '@/lib/api/posts';
import { decodePathSegment } from '@/lib/format/path-segment';
import { readRequest } from '@/lib/session/request';

/** A post that exists in another language only. */
export default async function PostNotFound() {
  const { path } = await readRequest();
  const { data: post } = await findPost(decodePathSegment(path.replace('/blog/', '')));
  return <NotFound elsewhere={post?.onlyIn && { language: post.onlyIn, path: postHref(post) }} />;
}
