import { getText } from '#text';
import { Card, CardLink } from '@/components/ui/card';
import { HeadingText } from '@/components/ui/heading-text';
import { LevelBadge } from '@/components/ui/level-badge';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Price } from '@/components/ui/price';
import type { Book } from '@/lib/contract/books';
import { contentLanguage } from '@/lib/text/content-language';
import { levelLabel } from '@/lib/text/course-labels';
import { fill, plural } from '@/lib/text/fill';
import { BookCover } from './book-cover';

export function BookCard({ book }: { book: Book }) {
  const text = getText('books');
  return (
    <Card
      className="book-card"
      media={<BookCover book={book} alt={book.pictures?.cover?.alt ?? ''} sizes="(min-width: 40rem) 11rem, 6rem" />}
    >
      {book.levels && (
        <p>
          <LevelBadge level={levelLabel(book.levels)} />
        </p>
      )}
      <CardLink href={`/checkout?book=${book._id}`} level={2} lang={contentLanguage(book.title)}>
        <HeadingText text={book.title} />
      </CardLink>
      {book.teacher && (
        <p className="small muted">
          <MultilingualText text={fill(text.by, { teacher: book.teacher })} />
        </p>
      )}
      {book.summary && (
        <p className="small">
          <MultilingualText text={book.summary} lang={book.textLanguages?.summary} />
        </p>
      )}
      <div className="card-foot cluster book-foot">
        <Price price={book.price} />
        {book.pages && <span className="small muted">{plural(text.pages, book.pages)}</span>}
      </div>
    </Card>
  );
}
