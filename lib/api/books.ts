import 'server-only';
import * as contract from '@/lib/contract/books';
import { canBeId } from './ids';
import { type Loaded, load } from './load';

const limit = 100;

export const listBooks = () =>
  load(contract.listBooks, {
    query: { page: 1, limit },
    tags: ['books'],
    select: (page) => page.currentDatas,
  });

export async function findBook(id: string | undefined): Promise<Loaded<contract.Book | null>> {
  if (!id || !canBeId(id)) return { failed: false, data: null };
  return load(contract.listBooks, {
    // An existing backend ignores `id`.
    query: { page: 1, limit, id },
    tags: ['books'],
    select: (page) => page.currentDatas.find((book) => book._id === id) ?? null,
  });
}
