import { getText } from '#text';
import { ChoiceRow } from '@/components/ui/choice-row';
import type { Book } from '@/lib/contract/books';
import { fill } from '@/lib/text/fill';
import { BookCover } from './book-cover';

export function BookRow({ book }: { book: Book }) {
  const text = getText('books');
  return (
    <ChoiceRow
      href={`/checkout?book=${book._id}`}
      title={book.title}
      level={book.levels}
      facts={book.teacher && fill(text.by, { teacher: book.teacher })}
      price={book.price}
      picture={<BookCover book={book} alt="" sizes="7rem" />}
    />
  );
}
