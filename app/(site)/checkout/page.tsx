import type { Metadata } from 'next';
import { getText } from '#text';
import { BookChooser } from '@/components/books/book-chooser';
import { Checkout } from '@/components/books/checkout';
import { LoadFailure } from '@/components/ui/load-failure';
import { PageHeading } from '@/components/ui/page-heading';
import { findBook } from '@/lib/api/books';
import { readPostedForm } from '@/lib/api/posted-form';
import { getSiteInfo } from '@/lib/api/site-info';
import { contentLanguage } from '@/lib/text/content-language';

export function generateMetadata(): Metadata {
  const { checkoutTitle, checkoutDescription } = getText('books');
  return { title: checkoutTitle, description: checkoutDescription, robots: { index: false } };
}

export default async function CheckoutPage({ searchParams }: PageProps<'/checkout'>) {
  const books = getText('books');
  const search = await searchParams;
  const id = typeof search.book === 'string' ? search.book : undefined;
  const [book, info, result] = await Promise.all([
    findBook(id),
    getSiteInfo(),
    readPostedForm(search, '/checkout', books),
  ]);
  const { checkoutTitle = books.checkoutTitle, bookOrderNote } = info.data?.texts ?? {};
  return (
    <main className="without-app-button">
      <PageHeading lang={contentLanguage(checkoutTitle)}>{checkoutTitle}</PageHeading>
      {book.data ? (
        <Checkout book={book.data} howToPay={bookOrderNote} result={result} />
      ) : (
        <div className="page pb-16">
          {book.failed ? <LoadFailure what={books.whatOne} /> : <BookChooser isUnknownBook={id !== undefined} />}
        </div>
      )}
    </main>
  );
}
