import 'server-only';
import { pathText } from '@/lib/format/path-text';
import { forward } from './forward';
import { findListedPost } from './posts';

/**
 * An existing backend has no call that counts a reader: it counts who reads a post with its id and the name of the visit.
 * Null for every other call.
 */
export async function countForeignView(request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  const id = /^\/api\/blog\/([^/]+)\/view$/.exec(pathname)?.[1];
  if (request.method !== 'POST' || !id) return null;
  const post = await findListedPost(pathText(id));
  if (!post) return answer({ error: 'This post does not exist.' }, 404);
  const reading = await forward(
    new Request(new URL(`/api/blog/get-single-blog?title=${encodeURIComponent(post.title)}`, request.url), {
      headers: {
        accept: 'application/json',
        id: post._id,
        unique_id: request.headers.get('unique_id') ?? crypto.randomUUID(),
      },
    }),
  );
  // The post itself stays here: the reader has it already.
  return reading.ok ? answer({ data: { counted: true } }, 200) : reading;
}

const answer = (content: object, status: number) =>
  Response.json(content, { status, headers: { 'cache-control': 'no-store' } });
