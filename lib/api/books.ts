import 'server-only';
import * as contract from '@/lib/contract/books';
import { canBeId } from './ids';
import { type Loaded, load } from './server';

const limit = 100;

/** Books for sale. */
export const listBooks = () =>
  load(contract.listBooks, {
    query: { page: 1, limit },
    tags: ['books'],
    keep: (page) => page.currentDatas,
  });

/** The book of this id; null when there is none, or none any more. */
export async function findBook(id: string | undefined): Promise<Loaded<contract.Book | null>> {
  if (!id || !canBeId(id)) return { failed: false, data: null };
  return load(contract.listBooks, {
    // An existing backend has no filter: it answers its whole list.
    query: { page: 1, limit, id },
    tags: ['books'],
    keep: (page) => page.currentDatas.find((book) => book._id === id) ?? null,
  });
}
