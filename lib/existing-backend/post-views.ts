import 'server-only';
import { object, regex, string } from 'zod/mini';
import { answer } from '@/lib/backend/backend';
import { readHeaders, readParams } from '@/lib/backend/middleware/checked';
import { consumeClientLimit } from '@/lib/backend/middleware/limited';
import { type Route, routes } from '@/lib/backend/routes';
import { existingIdPattern } from '@/lib/contract/common';
import { apiUrl } from '@/lib/contract/endpoint';
import { countPostView, getPost, type Post, postViewHeaders } from '@/lib/contract/posts';
import { notFound } from '@/lib/errors';
import { requestExistingBackend } from './request';
import { answered } from './response';

export type FindPost = (name: string) => Promise<Pick<Post, '_id' | 'title'> | undefined>;

const postParams = object({ id: string().check(regex(existingIdPattern, 'This visit is not valid.')) });

/** An existing backend has no operation that counts a reader: it counts whoever reads a post with its id and the name of the visit. */
const countView = (findPost: FindPost): Route => ({
  operation: countPostView,
  respond: async (c) => {
    await consumeClientLimit(c, countPostView);
    const { id } = readParams(c, postParams);
    const { unique_id: visit = crypto.randomUUID() } = readHeaders(c, postViewHeaders);
    const post = await findPost(id);
    if (!post) throw notFound({ code: 'postUnknown', message: 'This post does not exist.' });
    const response = await answered(getPost, () =>
      requestExistingBackend(apiUrl(getPost, {}, { title: post.title }), {
        headers: { accept: 'application/json', id: post._id, unique_id: visit },
      }),
    );
    // The post itself stays here: the reader has it already.
    return response.ok ? answer(c, { counted: true }) : response;
  },
});

export const postViews = (findPost: FindPost) => routes(countView(findPost));
