import { extend, type infer as Infer, object, optional } from 'zod/mini';
import { books } from '@/lib/text/en/books';
import { refusal } from '@/lib/text/refusal';
import { answeredId, count, filePath, id, message, pageOf, pageQuery, pictures, requiredText, text } from './common';
import { price } from './courses';
import * as endpoints from './endpoints/books';
import { filled, honeypot, phone } from './fields';
import { oneName } from './one-name';
import { idParam, operation } from './operation';

export const book = object({
  _id: answeredId,
  cover: filePath,
  title: requiredText,
  teacher: text,
  price,
  /** One or two sentences without markup. */
  summary: text,
  pages: count,
  levels: text,
  pictures,
});
export type Book = Infer<typeof book>;

export const bookPage = pageOf(book);
/** Beyond the specification, `id` asks for one book. */
export const bookQuery = extend(pageQuery(100), { id: optional(id) });

export const bookPurchase = object({
  firstName: filled(refusal(books, 'fillName'), { most: 100 }),
  lastName: filled(refusal(books, 'fillName'), { most: 100 }),
  phoneNumber: phone(refusal(books, 'fillPhoneNumber')),
  address: filled(refusal(books, 'fillAddress'), { most: 1000 }),
  ...honeypot,
});
export type BookPurchase = Infer<typeof bookPurchase>;

const withOneName = ({ hasOneName, ...fields }: Record<string, string>) =>
  hasOneName ? { ...fields, lastName: fields.lastName || oneName } : fields;

export const listBooks = operation({
  ...endpoints.listBooks,
  summary: 'A page of books',
  tag: 'Books',
  auth: 'none',
  query: bookQuery,
  response: bookPage,
  errors: [400],
});

export const purchaseBook = operation({
  ...endpoints.purchaseBook,
  summary: 'Order a book',
  tag: 'Books',
  auth: 'none',
  params: idParam('bookId'),
  idempotent: true,
  body: bookPurchase,
  noScript: { page: '/checkout?book=:bookId', read: withOneName },
  response: message,
  rateLimit: 'orders',
  senderLimit: { field: 'phoneNumber', rateLimits: ['sender'] },
  errors: [400, 404],
});
