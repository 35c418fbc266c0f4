import { getText } from '#text';
import { BookGrid } from './book-grid';

export function BookChooser() {
  const text = getText('books');
  return (
    <div className="stack">
      <p className="lead">{text.choose}</p>
      <BookGrid hasRows />
    </div>
  );
}
