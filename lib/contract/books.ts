import * as z from 'zod/mini';
import { refusal } from '@/lib/text/refusal';
import { count, filePath, id, message, nonEmptyText, responseId, text } from './common';
import { price } from './courses';
import * as endpoints from './endpoints/books';
import { honeypot, phone, requiredText } from './fields';
import { lastNamePlaceholder } from './last-name-placeholder';
import { type FormFields, idParam, operation } from './operation';
import { pageOf, pageQuery } from './pages';
import { pictures } from './pictures';
import { textLanguages } from './text-languages';

export const book = z.object({
  _id: responseId,
  cover: filePath,
  title: nonEmptyText,
  teacher: text,
  price,
  summary: text,
  textLanguages,
  pages: count,
  levels: text,
  pictures,
});
export type Book = z.infer<typeof book>;

export const bookPage = pageOf(book);
/** `id` is not in the specification. */
export const bookQuery = z.extend(pageQuery(100), { id: z.optional(id) });

export const bookPurchase = z.object({
  firstName: requiredText(refusal('books', 'fillName'), { maxUnits: 100 }),
  lastName: requiredText(refusal('books', 'fillLastName'), { maxUnits: 100 }),
  phoneNumber: phone(refusal('books', 'fillPhoneNumber')),
  address: requiredText(refusal('books', 'fillAddress'), { maxUnits: 1000 }),
  ...honeypot,
});
export type BookPurchase = z.infer<typeof bookPurchase>;

const withLastName = ({ hasOneName, ...fields }: FormFields) =>
  hasOneName ? { ...fields, lastName: fields.lastName || lastNamePlaceholder } : fields;

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
  noScript: {
    page: '/checkout?book=:bookId',
    sealed: ['firstName', 'lastName', 'hasOneName', 'phoneNumber', 'address'],
    read: withLastName,
  },
  response: message,
  rateLimit: 'orders',
  senderLimit: { field: 'phoneNumber', rateLimits: ['sender'] },
  errors: [400, 404],
});
