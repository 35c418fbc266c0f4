import 'server-only';
import { canBeName, idPattern } from '@/lib/contract/common';
import { type Post, postList, postPage, singlePost } from '@/lib/contract/posts';
import { cleanHtml } from '@/lib/format/clean-html';
import { type Loaded, load } from './server';

const limit = 10;
const tags = ['posts'];

/** A post as cards need it: all but its text. */
export type ListedPost = Omit<Post, 'content'>;

const listed = ({ content, ...rest }: Post): ListedPost => rest;

/** The canonical address of a post: `/blog/false-friends`. */
export const postHref = (post: Pick<Post, 'title'>) => `/blog/${encodeURIComponent(post.title)}`;

/** The newest posts, for the home page. */
export const listHomePosts = () =>
  load({ path: '/blog/get-for-home', schema: postList, tags, keep: (posts) => posts.map(listed) });

/** One page of posts (10), newest first, and how many pages there are. */
export const listPosts = (page: number) =>
  load({
    path: `/blog?page=${page}&limit=${limit}`,
    schema: postPage,
    tags,
    keep: ({ currentDatas, totalPages }) => ({
      posts: currentDatas.map(listed),
      totalPages: totalPages ?? 1,
    }),
  });

/** A post as its page needs it: with its cleaned text. */
export type FoundPost = Post & { content: string };

/** A post with its cleaned text, by title, display title or id; null when there is none. `failed` when nobody answers. */
export async function findPost(name: string): Promise<Loaded<FoundPost | null>> {
  if (!canBeName(name)) return { failed: false, data: null };
  return load({
    path: `/blog/get-single-blog?title=${encodeURIComponent(name)}`,
    schema: singlePost,
    tags,
    missing: null,
    headers: idPattern.test(name) ? { id: name } : undefined,
    keep: (one): FoundPost | null => ({
      ...one,
      _id: one._id ?? name,
      title: one.title ?? name,
      content: cleanHtml(one.content ?? ''),
    }),
  });
}

/** Up to three posts to read after this one: of its category first, then the newest. Empty when they cannot be had. */
export async function relatedPosts(post: Pick<Post, '_id' | 'title' | 'badge'>): Promise<ListedPost[]> {
  const newest = await listPosts(1);
  const others = (newest.data?.posts ?? []).filter(({ _id, title }) => _id !== post._id && title !== post.title);
  const alike = others.filter(({ badge }) => badge === post.badge);
  return [...alike, ...others.filter((other) => !alike.includes(other))].slice(0, 3);
}
