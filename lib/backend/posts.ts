import type { Where } from 'payload';
import { getLocale } from '#text';
import type { Post as PostDocument } from '@/lib/cms/payload-types';
import { idPattern } from '@/lib/contract/common';
import { countPostView, getPost, listHomePosts, listPosts, type Post } from '@/lib/contract/posts';
import { badRequest, notFound } from '@/lib/errors';
import { type Locale, locales } from '@/lib/format/locale';
import { refusal } from '@/lib/text/refusal';
import { findPublishedById, listPublished, listPublishedPage } from './content';
import { type Localised, languagesOf, translationFlags, translationsOf } from './localised';
import { picturePath, picturesOf } from './pictures';
import { countView } from './post-views';
import { listPublishedRows, toIsoDate } from './published-rows';
import { isWithinRateLimit } from './rate-limits';
import { toHtml } from './rich-text';
import { route } from './route';
import { routes } from './routes';

type InLanguages = Parameters<typeof translationsOf>[0] & { onlyIn?: string | null };

const languagesOfPost = (post: InLanguages): Pick<Post, 'onlyIn' | 'translations'> =>
  post.onlyIn ? { onlyIn: post.onlyIn as Locale } : { translations: translationsOf(post) };

const toListItem = (post: Localised<PostDocument>): Post => ({
  _id: post.id,
  title: post.title,
  displayTitle: post.displayTitle ?? undefined,
  badge: post.badge ?? undefined,
  userName: post.userName,
  views: post.views ?? 0,
  excerpt: post.excerpt ?? undefined,
  createdAt: post.publishedAt,
  coverMobile: picturePath(post.image),
  image: picturePath(post.image),
  pictures: picturesOf({ coverMobile: post.image, image: post.image }),
  textLanguages: languagesOf(post),
  ...languagesOfPost(post),
});

const toPost = (post: Localised<PostDocument>): Post => ({ ...toListItem(post), content: toHtml(post.content) });

const readable = (): Where => ({ or: [{ onlyIn: { exists: false } }, { onlyIn: { equals: getLocale() } }] });

const sort = '-publishedAt';
const withoutContent = { content: false } as const;
const indexPageSize = 500;

async function indexPage(page: number) {
  const found = await listPublishedRows('posts', {
    columns: ['title', 'publishedAt', 'onlyIn', ...translationFlags],
    sort: [sort],
    page,
    limit: indexPageSize,
  });
  const currentDatas = found.rows.map((post) => ({
    _id: post.id,
    title: post.title,
    createdAt: toIsoDate(post.publishedAt),
    ...languagesOfPost(post),
  }));
  return { currentDatas, totalPages: found.totalPages };
}

const homePageSize = 4;

async function findPost(name: string | undefined, id: string | undefined): Promise<Localised<PostDocument> | null> {
  const conditions: Where[] = [];
  if (name) {
    conditions.push({ title: { equals: name } });
    // Each language apart: a condition on the field alone would read one of them.
    for (const locale of locales) conditions.push({ [`displayTitle.${locale}`]: { equals: name } });
  }
  for (const key of [id, name]) if (key && idPattern.test(key)) conditions.push({ id: { equals: key } });
  const found = await listPublished('posts', { where: { or: conditions } });
  // Several posts may share a display title.
  return found.find((post) => post.id === id) ?? found.find((post) => post.title === name) ?? found[0] ?? null;
}

export const posts = routes(
  route(listPosts, async ({ query: { fields, ...page } }) => {
    if (fields === 'index') return indexPage(page.page);
    return listPublishedPage('posts', page, toListItem, { where: readable(), sort, select: withoutContent });
  }),
  route(listHomePosts, async () => {
    const { currentDatas } = await listPublishedPage('posts', { page: 1, limit: homePageSize }, toListItem, {
      where: readable(),
      sort,
      select: withoutContent,
    });
    return currentDatas;
  }),
  route(getPost, async ({ query: { title }, headers: { id } }) => {
    if (!title && !id) throw badRequest(refusal('errors', 'titleRequired'), 'title');
    const post = await findPost(title, id);
    if (!post) throw notFound(refusal('errors', 'postUnknown'));
    return toPost(post);
  }),
  route(countPostView, async ({ params, headers: { unique_id: visit }, c }) => {
    const post = await findPublishedById('posts', params.id, 0);
    if (!post) throw notFound(refusal('errors', 'postUnknown'));
    const client = c.get('clientNetwork');
    const hasVisitId = visit !== undefined && (await isWithinRateLimit('visits', `${post.id} ${client}`));
    const reader = hasVisitId ? visit : `${client} ${new Date().toISOString().slice(0, 10)}`;
    return countView({ post: post.id, reader });
  }),
);
