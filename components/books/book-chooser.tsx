import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { BookGrid } from './book-grid';

/** `isUnknownBook`: the URL names a book that does not exist or is not for sale. */
export function BookChooser({ isUnknownBook }: { isUnknownBook: boolean }) {
  const text = getText('books');
  return (
    <div className="stack">
      {isUnknownBook && (
        <Alert tone="warn" isLive>
          {text.gone}
        </Alert>
      )}
      <p className="lead">{text.choose}</p>
      <BookGrid hasRows />
    </div>
  );
}
