import { boolean, extend, type infer as Infer, maxLength, object, optional, string, enum as zodEnum } from 'zod/mini';
import { answeredId, count, filePath, pageOf, pageQuery, pictures, requiredText, text, tolerantList } from './common';

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
  id: optional(string().check(maxLength(100))),
  unique_id: optional(string().check(maxLength(100))),
});

/** `unique_id` names the reader's visit: the same one counts once. */
export const postViewHeaders = object({ unique_id: optional(string().check(maxLength(100))) });
export const postView = object({ views: count, counted: boolean() });
