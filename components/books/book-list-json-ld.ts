import type { ItemList, WithContext } from 'schema-dts';
import type { Book } from '@/lib/contract/books';
import { siteUrl } from '@/lib/env';
import { parsePrice } from '@/lib/format/price';

export function toBookListJsonLd(books: Book[]): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: books.map((book, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Book',
        name: book.title,
        description: book.summary,
        author: book.teacher ? { '@type': 'Person', name: book.teacher } : undefined,
        image: book.cover && new URL(book.cover, siteUrl()).href,
        numberOfPages: book.pages,
        url: `${siteUrl()}/checkout?book=${book._id}`,
        offers: {
          '@type': 'Offer',
          price: parsePrice(book.price),
          priceCurrency: 'MMK',
          url: `${siteUrl()}/checkout?book=${book._id}`,
        },
      },
    })),
  };
}
