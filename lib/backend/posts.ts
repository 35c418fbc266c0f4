import type { Where } from 'payload';
import type { Post as PostDocument } from '@/lib/cms/payload-types';
import { idPattern } from '@/lib/contract/common';
import { countPostView, getPost, listHomePosts, listPosts, type Post } from '@/lib/contract/posts';
import { badRequest, notFound } from '@/lib/errors';
import { findPublished, published, publishedPage, publishedRows } from './content';
import { allows } from './middleware/limited';
import { picturePath, picturesOf } from './pictures';
import { countView } from './post-views';
import { toHtml } from './rich-text';
import { route } from './route';
import { routes } from './routes';

/** A post as it stands in lists: all but its text. */
const toListed = (post: PostDocument): Post => ({
  _id: post.id,
  title: post.title,
  displayTitle: post.displayTitle,
  badge: post.badge,
  userName: post.userName,
  views: post.views ?? 0,
  excerpt: post.excerpt,
  createdAt: post.publishedAt,
  coverMobile: picturePath(post.image),
  image: picturePath(post.image),
  pictures: picturesOf({ coverMobile: post.image, image: post.image }),
});

const toPost = (post: PostDocument): Post => ({ ...toListed(post), content: toHtml(post.content) });

const sort = '-publishedAt';
/** All but the text: it is the most of a post, and no list shows it. */
const listed = { content: false } as const;
const indexPageSize = 500;

async function indexPage(page: number) {
  const select = { title: true, publishedAt: true } as const;
  const found = await publishedRows<'posts'>('posts', { where: {}, sort, select, page, limit: indexPageSize });
  const currentDatas = found.docs.map(({ id, title, publishedAt }) => ({ _id: id, title, createdAt: publishedAt }));
  return { currentDatas, totalPages: Math.max(1, found.totalPages) };
}

/** How many posts the home page shows. */
const onHome = 4;

async function findPost(name: string | undefined, id: string | undefined): Promise<PostDocument | null> {
  const conditions: Where[] = [];
  if (name) conditions.push({ title: { equals: name } }, { displayTitle: { equals: name } });
  for (const key of [id, name]) if (key && idPattern.test(key)) conditions.push({ id: { equals: key } });
  const found = await published('posts', { where: { or: conditions } });
  // An id or title names one post; a display title may be shared, then the address decides.
  return found.find((post) => post.id === id) ?? found.find((post) => post.title === name) ?? found[0] ?? null;
}

export const posts = routes(
  route(listPosts, async ({ query: { fields, ...page } }) => {
    if (fields === 'index') return indexPage(page.page);
    return publishedPage('posts', page, toListed, { sort, select: listed });
  }),
  route(listHomePosts, async () => {
    const { currentDatas } = await publishedPage('posts', { page: 1, limit: onHome }, toListed, {
      sort,
      select: listed,
    });
    return currentDatas;
  }),
  route(getPost, async ({ query: { title }, headers: { id } }) => {
    if (!title && !id) throw badRequest({ code: 'titleRequired', message: 'Which post? Give its title.' }, 'title');
    const post = await findPost(title, id);
    if (!post) throw notFound({ code: 'postUnknown', message: 'This post does not exist.' });
    return toPost(post);
  }),
  route(countPostView, async ({ params, headers: { unique_id: visit }, c }) => {
    const post = await findPublished('posts', params.id, 0);
    if (!post) throw notFound({ code: 'postUnknown', message: 'This post does not exist.' });
    const address = c.get('address');
    const named = visit !== undefined && (await allows('visits', `${post.id} ${address}`));
    // Without a name for the visit, or after a hundred names, an address counts once a day.
    const reader = named ? visit : `${address} ${new Date().toISOString().slice(0, 10)}`;
    return countView({ post: post.id, reader });
  }),
);
