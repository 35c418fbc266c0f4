import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BookCard } from '@/components/books/book-card';

const book = { _id: 'book', title: 'Premiers pas', price: '18,000 MMK' };

test.each([
  ['Beginner (A1)', 'Beginner (A1)'],
  ['Beginner (A1), Elementary (A2)', 'A1–A2'],
  ['Beginner (A1) to Intermediate (B1)', 'A1–B1'],
])('the levels %s of a book are one badge, as for courses', (levels, label) => {
  const html = renderToStaticMarkup(<BookCard book={{ ...book, levels }} />);
  expect([...html.matchAll(/class="level [^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual([label]);
});

test('a book without levels has no badge', () => {
  expect(renderToStaticMarkup(<BookCard book={book} />)).not.toContain('class="level');
});
