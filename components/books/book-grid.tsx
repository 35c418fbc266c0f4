import { getText } from '#text';
import { EmptyState } from '@/components/ui/empty-state';
import { JsonLd } from '@/components/ui/json-ld';
import { LoadFailure } from '@/components/ui/load-failure';
import { Stylesheet } from '@/components/ui/stylesheet';
import { listBooks } from '@/lib/api/books';
import { BookCard } from './book-card';
import { toBookListJsonLd } from './book-list-json-ld';
import { BookRow } from './book-row';

export async function BookGrid({ hasRows }: { hasRows?: boolean }) {
  const text = getText('books');
  const books = await listBooks();
  if (books.failed) return <LoadFailure what={text.what} />;
  if (books.data.length === 0)
    return <EmptyState illustration="/illustrations/empty-books.svg">{text.empty}</EmptyState>;
  return (
    <>
      <Stylesheet name={hasRows ? 'choice-rows' : 'books'} />
      <JsonLd data={toBookListJsonLd(books.data)} />
      {hasRows ? (
        <ul className="card choice-rows choice-cards">
          {books.data.map((book) => (
            <BookRow key={book._id} book={book} />
          ))}
        </ul>
      ) : (
        <ul className="grid-cards book-grid">
          {books.data.map((book) => (
            <li key={book._id}>
              <BookCard book={book} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
