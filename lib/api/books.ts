import 'server-only';
import { type Book, bookPage } from '@/lib/contract/books';
import { canBeId } from './ids';
import { type Loaded, load } from './server';

const limit = 100;

/** Books for sale. */
export const listBooks = () =>
  load({
    path: `/book?page=1&limit=${limit}`,
    schema: bookPage,
    tags: ['books'],
    keep: (page) => page.currentDatas,
  });

/** The book of this id; null when there is none, or none any more. */
export async function findBook(id: string | undefined): Promise<Loaded<Book | null>> {
  if (!id || !canBeId(id)) return { failed: false, data: null };
  return load({
    // An existing backend has no filter: it answers its whole list.
    path: `/book?page=1&limit=${limit}&id=${id}`,
    schema: bookPage,
    tags: ['books'],
    keep: (page) => page.currentDatas.find((book) => book._id === id) ?? null,
  });
}
