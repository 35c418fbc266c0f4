import 'server-only';
import * as z from 'zod/mini';
import { sendData } from '@/lib/backend/backend';
import { consumeClientLimit } from '@/lib/backend/rate-limits';
import { readHeaders, readParams } from '@/lib/backend/request-input';
import { type Route, routes } from '@/lib/backend/routes';
import { existingIdPattern } from '@/lib/contract/common';
import { apiUrl } from '@/lib/contract/endpoint';
import { countPostView, getPost, type Post, postViewHeaders } from '@/lib/contract/posts';
import { notFound } from '@/lib/errors';
import { refusal } from '@/lib/text/refusal';
import { requestExistingBackend } from './request';
import { sendAndPick } from './response';

export type FindPost = (name: string) => Promise<Pick<Post, '_id' | 'title'> | undefined>;

const postParams = z.object({ id: z.string().check(z.regex(existingIdPattern, 'This visit is not valid.')) });

/** An existing backend counts a view when the post is read with its id and a visit id. */
const countView = (findPost: FindPost): Route => ({
  operation: countPostView,
  respond: async (c) => {
    await consumeClientLimit(c, countPostView);
    const { id } = readParams(c, postParams);
    const { unique_id: visit = crypto.randomUUID() } = readHeaders(c, postViewHeaders);
    const post = await findPost(id);
    if (!post) throw notFound(refusal('errors', 'postUnknown'));
    const response = await sendAndPick(getPost, () =>
      requestExistingBackend(apiUrl(getPost, {}, { title: post.title }), {
        headers: { accept: 'application/json', id: post._id, unique_id: visit },
      }),
    );
    return response.ok ? sendData(c, { counted: true }) : response;
  },
});

export const postViews = (findPost: FindPost) => routes(countView(findPost));
