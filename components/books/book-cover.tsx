import type { ComponentProps } from 'react';
import { Picture } from '@/components/ui/picture';
import type { Book } from '@/lib/contract/books';

type Props = { book: Book } & Omit<ComponentProps<typeof Picture>, 'picture' | 'path' | 'fallback'>;

export function BookCover({ book: { pictures, cover }, ...props }: Props) {
  return <Picture picture={pictures?.cover} path={cover} fallback="/illustrations/empty-books.svg" {...props} />;
}
