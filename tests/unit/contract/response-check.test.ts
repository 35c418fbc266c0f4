import { expect, test } from 'vitest';
import { checkResponse } from '@/lib/backend/response-check';
import { listBooks, purchaseBook } from '@/lib/contract/books';
import { getTotals } from '@/lib/contract/totals';

const book = { _id: '1', title: 'Premiers pas', teacher: 'Daw Nilar', price: '25,000 MMK', cover: undefined };
const page = (one: object) => ({ currentDatas: [one], totalPages: 1 });

test('a response with only fields of the contract passes', () => {
  expect(() => checkResponse(listBooks, page(book))).not.toThrow();
  expect(() => checkResponse(purchaseBook, 'Thank you.')).not.toThrow();
  expect(() => checkResponse(getTotals, { Learners: 380 })).not.toThrow();
});

// Parsing alone would accept these, because the schemas drop unknown and malformed values.
test.each([
  ['a field that the contract does not name', listBooks, page({ ...book, isbn: '978-2' }), 'isbn'],
  ['an entry that its reader leaves out', listBooks, page({ ...book, title: '' }), 'currentDatas.length'],
  ['a number instead of a text', listBooks, { currentDatas: [], totalPages: 'many' }, 'totalPages'],
  ['a counter that is no number', getTotals, { Learners: 'about 380' }, 'Learners'],
] as const)('%s is reported', (_, operation, data, path) => {
  expect(() => checkResponse(operation, data)).toThrow(new RegExp(`breaks its contract: .*${path}`));
});
