import { books as text } from '@/lib/text/en/books';
import { BookGrid } from './book-grid';

/** What can be bought, for whoever came to the checkout without a book. */
export function BookChooser() {
  return (
    <div className="stack">
      <p className="lead">{text.choose}</p>
      <BookGrid rows />
    </div>
  );
}
