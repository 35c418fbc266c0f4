import type { Where } from 'payload';
import type { Book as BookDocument } from '@/lib/cms/payload-types';
import type { Book } from '@/lib/contract/books';
import { listBooks } from '@/lib/contract/books';
import { formatMmk } from '@/lib/format/price';
import { listPublishedPage } from './content';
import { type Localised, languagesOf } from './localised';
import { picturePath, picturesOf } from './pictures';
import { route } from './route';
import { routes } from './routes';

const toBook = (book: Localised<BookDocument>): Book => ({
  _id: book.id,
  title: book.title,
  teacher: book.teacher,
  price: formatMmk(book.price),
  summary: book.summary ?? undefined,
  levels: book.levels ?? undefined,
  pages: book.pages ?? undefined,
  textLanguages: languagesOf(book),
  cover: picturePath(book.cover),
  pictures: picturesOf({ cover: book.cover }),
});

export const books = routes(
  route(listBooks, async ({ query: { page, limit, id } }) => {
    const conditions: Where[] = [{ forSale: { equals: true } }];
    if (id) conditions.push({ id: { equals: id } });
    return await listPublishedPage('books', { page, limit }, toBook, { where: { and: conditions }, sort: 'position' });
  }),
);
