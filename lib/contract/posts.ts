import * as z from 'zod/mini';
import { count, filePath, nonEmptyText, responseId, text, tolerantList } from './common';
import * as endpoints from './endpoints/posts';
import { idParam, operation } from './operation';
import { pageOf, pageQuery } from './pages';
import { pictures } from './pictures';
import { onlyIn, textLanguages, translations } from './text-languages';

export const post = z.object({
  _id: responseId,
  title: nonEmptyText,
  displayTitle: text,
  coverMobile: filePath,
  /** ISO 8601. */
  createdAt: text,
  badge: text,
  userName: text,
  views: count,
  /** HTML. */
  content: text,
  image: filePath,
  excerpt: text,
  pictures,
  textLanguages,
  translations,
  onlyIn,
});
export type Post = z.infer<typeof post>;

/** `_id` and `title` may be missing in the specification. */
export const singlePost = z.extend(post, { _id: text, title: text });

export const postList = tolerantList(post);
export const postPage = pageOf(post);
export const postQuery = z.extend(pageQuery(10), {
  /** Not in the specification. */
  fields: z.optional(z.enum(['index'], 'The fields are index.')),
});

export const singlePostQuery = z.object({ title: z.optional(z.string().check(z.maxLength(300))) });

/** `id` of the post; `unique_id` is a random UUID of the page view. */
export const singlePostHeaders = z.object({
  id: z.optional(z.string().check(z.maxLength(100, 'This id is not valid.'))),
  unique_id: z.optional(z.string()),
});

/** A `unique_id` counts once. */
export const postViewHeaders = z.object({
  unique_id: z.optional(z.string().check(z.maxLength(100, 'This visit is not valid.'))),
});
export const postView = z.object({ views: count, counted: z.boolean() });

export const listHomePosts = operation({
  ...endpoints.listHomePosts,
  summary: 'The newest blog posts, for the home page',
  tag: 'Blog',
  auth: 'none',
  response: postList,
  errors: [],
});

export const listPosts = operation({
  ...endpoints.listPosts,
  summary: 'A page of blog posts, newest first',
  tag: 'Blog',
  auth: 'none',
  query: postQuery,
  response: postPage,
  errors: [400],
});

export const listPostIndex = {
  ...listPosts,
  response: z.object({
    currentDatas: z.array(
      z.object({ _id: z.string(), title: z.string(), createdAt: z.optional(z.string()), translations, onlyIn }),
    ),
    totalPages: z.number(),
  }),
};

export const getPost = operation({
  ...endpoints.getPost,
  summary: 'One blog post, by title, display title or the id in the header',
  tag: 'Blog',
  auth: 'none',
  query: singlePostQuery,
  headers: singlePostHeaders,
  response: singlePost,
  errors: [400, 404],
});

export const countPostView = operation({
  ...endpoints.countPostView,
  summary: 'Count a reader of a post, once per visit',
  tag: 'Blog',
  auth: 'none',
  params: idParam('id'),
  headers: postViewHeaders,
  response: postView,
  rateLimit: 'reading',
  errors: [400, 404],
  added: true,
});
