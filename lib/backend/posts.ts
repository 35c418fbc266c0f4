import { Hono } from 'hono';
import type { Where } from 'payload';
import { object } from 'zod/mini';
import type { Post as PostDocument } from '@/lib/cms/payload-types';
import { id, idPattern } from '@/lib/contract/common';
import { type Post, postQuery, postViewHeaders, singlePostQuery } from '@/lib/contract/posts';
import { badRequest, notFound } from '@/lib/errors';
import { answer, type Backend } from './backend';
import { findPublished, published, publishedPage, publishedRows } from './content';
import { params, query } from './middleware/checked';
import { allows, limited } from './middleware/limited';
import { picturePath, picturesOf } from './pictures';
import { countView } from './post-views';
import { toHtml } from './rich-text';

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

export const posts = new Hono<Backend>()
  .get('/blog', query(postQuery), async (c) => {
    const { fields, ...page } = c.get('queryData');
    if (fields === 'index') return answer(c, await indexPage(page.page));
    return answer(c, await publishedPage('posts', page, toListed, { sort, select: listed }));
  })
  .get('/blog/get-for-home', async (c) => {
    const { currentDatas } = await publishedPage('posts', { page: 1, limit: onHome }, toListed, {
      sort,
      select: listed,
    });
    return answer(c, currentDatas);
  })
  .get('/blog/get-single-blog', query(singlePostQuery), async (c) => {
    const { title } = c.get('queryData');
    const id = c.req.header('id');
    if (!title && !id) throw badRequest('Which post? Give its title.');
    if (id && id.length > 100) throw badRequest('This id is not valid.');
    const post = await findPost(title, id);
    if (!post) throw notFound('This post does not exist.');
    return answer(c, toPost(post));
  })
  .post('/blog/:id/view', limited('countPostView'), params(object({ id })), async (c) => {
    const sent = postViewHeaders.safeParse({ unique_id: c.req.header('unique_id') });
    if (!sent.success) throw badRequest('This visit is not valid.');
    const post = await findPublished('posts', c.get('paramsData').id, 0);
    if (!post) throw notFound('This post does not exist.');
    const { unique_id: visit } = sent.data;
    const address = c.get('address');
    const named = visit !== undefined && (await allows('visits', `${post.id} ${address}`));
    // Without a name for the visit, or after a hundred names, an address counts once a day.
    const reader = named ? visit : `${address} ${new Date().toISOString().slice(0, 10)}`;
    return answer(c, await countView({ post: post.id, reader }));
  });
