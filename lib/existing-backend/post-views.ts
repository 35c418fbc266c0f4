import 'server-only';
import { Hono } from 'hono';
import { answer, type Backend } from '@/lib/backend/backend';
import { limited } from '@/lib/backend/middleware/limited';
import { existingIdPattern } from '@/lib/contract/common';
import { operations } from '@/lib/contract/operations';
import { type Post, postViewHeaders } from '@/lib/contract/posts';
import { badRequest, notFound } from '@/lib/errors';
import { requestExistingBackend } from './request';
import { answered } from './response';

export type FindPost = (name: string) => Promise<Pick<Post, '_id' | 'title'> | undefined>;

/** An existing backend has no operation that counts a reader: it counts whoever reads a post with its id and the name of the visit. */
export const postViews = (findPost: FindPost) =>
  new Hono<Backend>().post('/blog/:id/view', limited('countPostView'), async (c) => {
    const id = c.req.param('id');
    const sent = postViewHeaders.safeParse({ unique_id: c.req.header('unique_id') });
    if (!existingIdPattern.test(id) || !sent.success) throw badRequest('This visit is not valid.');
    const post = await findPost(id);
    if (!post) throw notFound('This post does not exist.');
    const visit = sent.data.unique_id ?? crypto.randomUUID();
    const response = await answered(operations.getPost, () =>
      requestExistingBackend(`/blog/get-single-blog?title=${encodeURIComponent(post.title)}`, {
        headers: { accept: 'application/json', id: post._id, unique_id: visit },
      }),
    );
    // The post itself stays here: the reader has it already.
    return response.ok ? answer(c, { counted: true }) : response;
  });
