import 'server-only';
import { type Post, postList, postPage, singlePost } from '@/lib/contract/posts';
import { cleanHtml } from '@/lib/format/clean-html';
import { type Loaded, load } from './server';

const limit = 10;
const tags = ['posts'];

/** A post as cards need it: all but its text. */
export type ListedPost = Omit<Post, 'content'>;

const listed = ({ content, ...rest }: Post): ListedPost => rest;

/** The newest posts, for the home page. */
export const listHomePosts = () =>
  load({ path: '/blog/get-for-home', schema: postList, tags, keep: (posts) => posts.map(listed) });

/** One page of posts (10), newest first, and how many pages there are. */
export const listPosts = (page: number) =>
  load({
    path: `/blog?page=${page}&limit=${limit}`,
    schema: postPage,
    tags,
    keep: ({ currentDatas, totalPages }) => ({ posts: currentDatas.map(listed), totalPages: totalPages ?? 1 }),
  });

/** A post with its cleaned text, by title, display title or id; null when there is none. `failed` when nobody answers. */
export async function findPost(name: string): Promise<Loaded<Post | null>> {
  const title = encodeURIComponent(name);
  return load({
    path: `/blog/get-single-blog?title=${title}`,
    schema: singlePost,
    tags,
    missing: null,
    headers: { id: encodeURIComponent(name) },
    keep: (one): Post | null => ({
      ...one,
      _id: one._id ?? name,
      title: one.title ?? name,
      content: cleanHtml(one.content ?? ''),
    }),
  });
}
