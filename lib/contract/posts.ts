import { boolean, extend, type infer as Infer, maxLength, object, optional, string, enum as zodEnum } from 'zod/mini';
import { answeredId, count, filePath, pageOf, pageQuery, pictures, requiredText, text, tolerantList } from './common';
import * as endpoints from './endpoints/posts';
import { idParam, operation } from './operation';

/** A blog post. Its list entries may leave out `content`. */
export const post = object({
  _id: answeredId,
  title: requiredText,
  displayTitle: text,
  coverMobile: filePath,
  /** ISO date and time. */
  createdAt: text,
  /** The category. */
  badge: text,
  userName: text,
  views: count,
  /** HTML. */
  content: text,
  image: filePath,
  /** One or two sentences without markup. */
  excerpt: text,
  pictures,
});
export type Post = Infer<typeof post>;

/** A single post as the specification reads it: `_id` and `title` may be missing, the caller knows them. */
export const singlePost = extend(post, { _id: text, title: text });

export const postList = tolerantList(post);
export const postPage = pageOf(post);
export const postQuery = extend(pageQuery(10), {
  /** Beyond the specification: `index` gives id, title and date alone, and its pages have 500 posts. */
  fields: optional(zodEnum(['index'], 'The fields are index.')),
});

/** A post is found by title, display title or id. */
export const singlePostQuery = object({ title: optional(string().check(maxLength(300))) });

/** `id` is the post's id, `unique_id` a random uuid of this page view. */
export const singlePostHeaders = object({
  id: optional(string().check(maxLength(100, 'This id is not valid.'))),
  unique_id: optional(string()),
});

/** `unique_id` names the reader's visit: the same one counts once. */
export const postViewHeaders = object({
  unique_id: optional(string().check(maxLength(100, 'This visit is not valid.'))),
});
export const postView = object({ views: count, counted: boolean() });

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
