import { extend, type infer as Infer, object, optional } from 'zod/mini';
import { books } from '@/lib/text/en/books';
import { answeredId, count, filePath, id, pageOf, pageQuery, pictures, requiredText, text } from './common';
import { price } from './courses';
import { filled, honeypot, phone } from './fields';

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
  firstName: filled(books.fillName, { most: 100 }),
  lastName: filled(books.fillName, { most: 100 }),
  phoneNumber: phone(books.fillPhoneNumber),
  address: filled(books.fillAddress, { most: 1000 }),
  ...honeypot,
});
export type BookPurchase = Infer<typeof bookPurchase>;
