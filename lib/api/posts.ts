import 'server-only';
import { getLocale } from '#text';
import { capabilities } from '@/lib/backend-choice';
import { canBeName } from '@/lib/contract/common';
import * as contract from '@/lib/contract/posts';
import { toUnicode } from '@/lib/format/burmese';
import { cleanHtml } from '@/lib/format/clean-html';
import { type Locale, pathIn } from '@/lib/format/locale';
import { receivesEverySave } from '@/lib/http/page-cache/page-cache';
import { canBeId } from './ids';
import { type Loaded, load } from './load';
import { languagesOfAll } from './translations';

const limit = 10;
const tags = ['posts'];

export type ListedPost = Omit<contract.Post, 'content'>;

const toListed = ({ content, ...rest }: contract.Post): ListedPost => rest;

export const postHref = (post: Pick<contract.Post, 'title'>) => `/blog/${encodeURIComponent(post.title)}`;

export const listHomePosts = () => load(contract.listHomePosts, { tags, select: (posts) => posts.map(toListed) });

export const listPosts = (page: number) => loadPostPage(page, limit);

const loadPostPage = (page: number, size: number) =>
  load(contract.listPosts, {
    query: { page, limit: size },
    tags,
    select: ({ currentDatas, totalPages }) => ({
      posts: currentDatas.map(toListed),
      totalPages: totalPages ?? 1,
    }),
  });

export const languagesOfPost = (post: Pick<contract.Post, 'translations' | 'onlyIn'>): Locale[] =>
  post.onlyIn ? [post.onlyIn] : languagesOfAll([post]);

/** Where a post is, for readers of a language that it is not in. */
export const elsewhereOf = (post: Pick<contract.Post, 'title' | 'onlyIn'>): string | undefined =>
  post.onlyIn && post.onlyIn !== getLocale() ? pathIn(post.onlyIn, postHref(post)) : undefined;

const largeLimit = 100;
const maxPages = 20;

type PostLink = Pick<contract.Post, 'title' | 'createdAt' | 'translations' | 'onlyIn'>;

export async function listPostLinks(): Promise<PostLink[]> {
  if (!capabilities.canFilterLists) {
    const all: ListedPost[] = [];
    for await (const posts of postPages()) all.push(...posts);
    return all;
  }
  const links: PostLink[] = [];
  for (let page = 1, last = 1; page <= Math.min(last, maxPages); page++) {
    const { data } = await load(contract.listPostIndex, {
      query: { page, fields: 'index' },
      tags,
      selectKey: 'links',
      select: ({ currentDatas, totalPages }) => ({
        posts: currentDatas.map(({ title, createdAt, translations, onlyIn }) => ({
          title,
          createdAt,
          translations,
          onlyIn,
        })),
        totalPages,
      }),
    });
    if (!data) break;
    links.push(...data.posts);
    last = data.totalPages;
  }
  return links;
}

/** An existing backend requires the id, which only its lists have. */
export async function findListedPost(name: string): Promise<ListedPost | undefined> {
  for await (const posts of postPages()) {
    const found = posts.find(({ _id, title, displayTitle }) => [_id, title, displayTitle].includes(name));
    if (found) return found;
  }
  return undefined;
}

async function* postPages() {
  for (let page = 1, last = 1; page <= Math.min(last, maxPages); page++) {
    const { data } = await loadPostPage(page, largeLimit);
    if (!data) return;
    yield data.posts;
    last = data.totalPages;
  }
}

export type FoundPost = contract.Post & { content: string };

/** All reads by this server share a visit id, so that they count once; `countPostView` counts readers. */
const serverVisitId = '00000000-0000-4000-8000-000000000000';

/** A title may be in Zawgyi. */
export async function findPost(name: string): Promise<Loaded<FoundPost | null>> {
  if (!canBeName(name)) return { failed: false, data: null };
  const found = await loadPost(name);
  const unicode = found.data || found.failed ? name : await toUnicode(name);
  return unicode === name ? found : loadPost(unicode);
}

/** With each visit the views of a post grow, and visitors would load its page anew. */
const ttlSeconds = 10 * 60;

async function loadPost(name: string): Promise<Loaded<FoundPost | null>> {
  const listed = capabilities.canFilterLists ? undefined : await findListedPost(name);
  const id = listed?._id ?? (canBeId(name) ? name : undefined);
  return load(contract.getPost, {
    query: { title: listed?.title ?? name },
    tags,
    ttlSeconds: receivesEverySave() ? ttlSeconds : undefined,
    missing: null,
    headers: { ...(id && { id }), unique_id: serverVisitId },
    select: (post): FoundPost | null => {
      if (!(post.title || post.displayTitle || post.content)) return null;
      return {
        ...post,
        _id: post._id ?? listed?._id ?? name,
        title: listed?.title ?? post.title ?? name,
        createdAt: post.createdAt ?? listed?.createdAt,
        coverMobile: post.coverMobile ?? listed?.coverMobile,
        content: cleanHtml(post.content ?? ''),
      };
    },
  });
}

export async function relatedPosts(post: Pick<contract.Post, '_id' | 'title' | 'badge'>): Promise<ListedPost[]> {
  const newest = await listPosts(1);
  const others = (newest.data?.posts ?? []).filter(({ _id, title }) => _id !== post._id && title !== post.title);
  const sameCategory = others.filter(({ badge }) => badge === post.badge);
  return [...sameCategory, ...others.filter((other) => !sameCategory.includes(other))].slice(0, 3);
}
