import 'server-only';
import { capabilities } from '@/lib/backend-choice';
import { canBeName } from '@/lib/contract/common';
import * as contract from '@/lib/contract/posts';
import { cleanHtml } from '@/lib/format/clean-html';
import { canBeId } from './ids';
import { type Loaded, load } from './server';

const limit = 10;
const tags = ['posts'];

/** A post as cards need it: all but its text. */
export type ListedPost = Omit<contract.Post, 'content'>;

const listed = ({ content, ...rest }: contract.Post): ListedPost => rest;

/** The canonical address of a post: `/blog/false-friends`. */
export const postHref = (post: Pick<contract.Post, 'title'>) => `/blog/${encodeURIComponent(post.title)}`;

/** The newest posts, for the home page. */
export const listHomePosts = () => load(contract.listHomePosts, { tags, keep: (posts) => posts.map(listed) });

/** One page of posts (10), newest first, and how many pages there are. */
export const listPosts = (page: number) => postPageOf(page, limit);

const postPageOf = (page: number, size: number) =>
  load(contract.listPosts, {
    query: { page, limit: size },
    tags,
    keep: ({ currentDatas, totalPages }) => ({
      posts: currentDatas.map(listed),
      totalPages: totalPages ?? 1,
    }),
  });

/** All posts are read in pages of 100, and at most so many of them: an unknown title must not cost a request for every ten posts. */
const largeLimit = 100;
const mostPages = 20;

/** All posts, newest first, with what links to them; from a page on that cannot be loaded just now they are left out. */
export async function listPostLinks(): Promise<Pick<contract.Post, 'title' | 'createdAt'>[]> {
  if (!capabilities().filtersLists) {
    const all: ListedPost[] = [];
    for await (const posts of postPages()) all.push(...posts);
    return all;
  }
  const links: Pick<contract.Post, 'title' | 'createdAt'>[] = [];
  for (let page = 1, last = 1; page <= Math.min(last, mostPages); page++) {
    const { data } = await load(contract.listPosts, {
      query: { page, fields: 'index' },
      tags,
      use: 'links',
      keep: ({ currentDatas, totalPages }) => ({
        posts: currentDatas.map(({ title, createdAt }) => ({ title, createdAt })),
        totalPages: totalPages ?? 1,
      }),
    });
    if (!data) break;
    links.push(...data.posts);
    last = data.totalPages;
  }
  return links;
}

/** A post by title, display title or id as the lists have it: they alone tell the id that an existing backend asks for. */
export async function findListedPost(name: string): Promise<ListedPost | undefined> {
  for await (const posts of postPages()) {
    const found = posts.find(({ _id, title, displayTitle }) => [_id, title, displayTitle].includes(name));
    if (found) return found;
  }
  return undefined;
}

async function* postPages() {
  for (let page = 1, last = 1; page <= Math.min(last, mostPages); page++) {
    const { data } = await postPageOf(page, largeLimit);
    if (!data) return;
    yield data.posts;
    last = data.totalPages;
  }
}

/** A post as its page needs it: with its cleaned text. */
export type FoundPost = contract.Post & { content: string };

// Readers are counted by a call of their own; under one name this reading counts once at most.
const ownVisit = '00000000-0000-4000-8000-000000000000';

/** A post with its cleaned text, by title, display title or id; null when there is none. `failed` when nobody answers. */
export async function findPost(name: string): Promise<Loaded<FoundPost | null>> {
  if (!canBeName(name)) return { failed: false, data: null };
  const listed = capabilities().filtersLists ? undefined : await findListedPost(name);
  const id = listed?._id ?? (canBeId(name) ? name : undefined);
  return load(contract.getPost, {
    query: { title: listed?.title ?? name },
    tags,
    missing: null,
    headers: { ...(id && { id }), unique_id: ownVisit },
    keep: (one): FoundPost | null => {
      if (!(one.title || one.displayTitle || one.content)) return null;
      return {
        ...one,
        _id: one._id ?? listed?._id ?? name,
        title: listed?.title ?? one.title ?? name,
        createdAt: one.createdAt ?? listed?.createdAt,
        coverMobile: one.coverMobile ?? listed?.coverMobile,
        content: cleanHtml(one.content ?? ''),
      };
    },
  });
}

/** Up to three posts to read after this one: of its category first, then the newest. Empty when they cannot be had. */
export async function relatedPosts(post: Pick<contract.Post, '_id' | 'title' | 'badge'>): Promise<ListedPost[]> {
  const newest = await listPosts(1);
  const others = (newest.data?.posts ?? []).filter(({ _id, title }) => _id !== post._id && title !== post.title);
  const alike = others.filter(({ badge }) => badge === post.badge);
  return [...alike, ...others.filter((other) => !alike.includes(other))].slice(0, 3);
}
