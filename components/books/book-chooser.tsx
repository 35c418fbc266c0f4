import { EmptyState } from '@/components/ui/empty-state';
import { SiteLink } from '@/components/ui/link';
import { LoadFailure } from '@/components/ui/load-failure';
import { listBooks } from '@/lib/api/books';
import { books as text } from '@/lib/text/en/books';

/** What can be bought, for whoever came to the checkout without a book. */
export async function BookChooser() {
  const books = await listBooks();
  if (books.failed) return <LoadFailure what="books" />;
  if (books.data.length === 0) return <EmptyState>{text.empty}</EmptyState>;
  return (
    <div className="stack">
      <p className="lead">{text.choose}</p>
      <ul className="stack">
        {books.data.map(({ _id, title, price }) => (
          <li key={_id}>
            <SiteLink href={`/checkout?book=${_id}`} lang="fr">
              {title}
            </SiteLink>
            {price && <span className="muted"> · {price}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
