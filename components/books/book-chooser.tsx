import { books as text } from '@/lib/text/en/books';
import { BookGrid } from './book-grid';

export function BookChooser() {
  return (
    <div className="stack">
      <p className="lead">{text.choose}</p>
      <BookGrid rows />
    </div>
  );
}
