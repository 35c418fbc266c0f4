import { getText } from '#text';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { BookGrid } from '@/components/books/book-grid';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { PageHeading } from '@/components/ui/page-heading';
import { listBooks } from '@/lib/api/books';
import { getSiteInfo } from '@/lib/api/site-info';

export const generateMetadata = () => {
  const text = getText('books');
  return pageMetadata({ title: text.title, description: text.description, path: '/books' });
};

export default async function BooksPage() {
  const text = getText('books');
  const [info] = await Promise.all([getSiteInfo(), listBooks()]);
  const lead = info.data?.texts?.leads?.books;
  return (
    <main>
      <PageHeading lead={lead && <MultilingualText text={lead} lang={info.data?.textLanguages?.['leads.books']} />}>
        {text.title}
      </PageHeading>
      <div className="page book-list">
        <BookGrid />
      </div>
    </main>
  );
}
