import { ChoiceRow } from '@/components/ui/choice-row';
import { Picture } from '@/components/ui/picture';
import type { Book } from '@/lib/contract/books';
import { books as text } from '@/lib/text/en/books';

/** A book in the list of the checkout; a tap leads to ordering it. */
export function BookRow({ book }: { book: Book }) {
  return (
    <ChoiceRow
      href={`/checkout?book=${book._id}`}
      title={book.title}
      level={book.levels}
      facts={book.teacher && text.by(book.teacher)}
      price={book.price}
      picture={
        <Picture
          picture={book.pictures?.cover}
          path={book.cover}
          alt=""
          fallback="/illustrations/empty-books.svg"
          sizes="7rem"
        />
      }
    />
  );
}
