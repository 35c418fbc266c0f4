import { ChoiceRow } from '@/components/ui/choice-row';
import type { Book } from '@/lib/contract/books';
import { books as text } from '@/lib/text/en/books';
import { BookCover } from './book-cover';

export function BookRow({ book }: { book: Book }) {
  return (
    <ChoiceRow
      href={`/checkout?book=${book._id}`}
      title={book.title}
      level={book.levels}
      facts={book.teacher && text.by(book.teacher)}
      price={book.price}
      picture={<BookCover book={book} alt="" sizes="7rem" />}
    />
  );
}
