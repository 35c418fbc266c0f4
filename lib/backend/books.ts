import { Hono } from 'hono';
import type { Where } from 'payload';
import type { Book as BookDocument } from '@/lib/cms/payload-types';
import { type Book, bookQuery } from '@/lib/contract/books';
import { formatMmk } from '@/lib/format/price';
import { answer, type Backend } from './backend';
import { publishedPage } from './content';
import { query } from './middleware/checked';
import { picturePath, picturesOf } from './pictures';

const toBook = (book: BookDocument): Book => ({
  _id: book.id,
  title: book.title,
  teacher: book.teacher,
  price: formatMmk(book.price),
  summary: book.summary ?? undefined,
  levels: book.levels ?? undefined,
  pages: book.pages ?? undefined,
  cover: picturePath(book.cover),
  pictures: picturesOf({ cover: book.cover }),
});

export const books = new Hono<Backend>().get('/book', query(bookQuery), async (c) => {
  const { page, limit, id } = c.get('queryData');
  const conditions: Where[] = [{ forSale: { equals: true } }];
  if (id) conditions.push({ id: { equals: id } });
  return answer(
    c,
    await publishedPage('books', { page, limit }, toBook, { where: { and: conditions }, sort: 'position' }),
  );
});
