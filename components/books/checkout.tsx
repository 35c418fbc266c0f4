import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { MyText } from '@/components/ui/my-text';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { Book } from '@/lib/contract/books';
import { apiUrl } from '@/lib/contract/endpoint';
import { purchaseBook } from '@/lib/contract/endpoints/books';
import { languageOf } from '@/lib/format/language';
import { books } from '@/lib/text/en/books';
import type { Outcome } from '@/lib/text/outcome';
import { CheckoutFields, checkoutFields } from './checkout-fields';
import { CheckoutLateForm } from './checkout-late-form';
import { Ordered } from './ordered';

type Props = { book: Book; howToPay?: string; outcome: Outcome };

/** One book and the form that orders it. */
export function Checkout({ book, howToPay, outcome: { sent, reference, problem } }: Props) {
  const wrong = checkoutFields.find((name) => name === problem?.field);
  return (
    <div className="page grid items-start gap-8 pb-16 lg:grid-cols-[2fr_3fr] lg:gap-16">
      <ChosenBook book={book} howToPay={howToPay} />
      <section id="form" className="stack panel" aria-label={books.submit}>
        {sent && <Ordered reference={reference} />}
        {problem && !wrong && (
          <Alert tone="bad" live>
            {problem.words}
          </Alert>
        )}
        {!sent && (
          <CheckoutLateForm bookId={book._id} title={book.title}>
            <form className="form" method="post" action={apiUrl(purchaseBook, { bookId: book._id })}>
              <CheckoutFields
                title={book.title}
                field={(name) => ({ name })}
                errors={wrong ? { [wrong]: problem?.words } : {}}
              />
              <p>
                <Button type="submit">{books.submit}</Button>
              </p>
            </form>
          </CheckoutLateForm>
        )}
      </section>
    </div>
  );
}

function ChosenBook({ book, howToPay }: Pick<Props, 'book' | 'howToPay'>) {
  return (
    <section className="card" aria-labelledby="book">
      <div className="card-body">
        <div className="flex flex-wrap items-start gap-5">
          <div className="w-24 shrink-0 lg:w-40">
            <Picture
              picture={book.pictures?.cover}
              path={book.cover}
              alt={book.title}
              fallback="/illustrations/empty-books.svg"
              sizes="(min-width: 64rem) 10rem, 6rem"
              className="rounded-md"
            />
          </div>
          <div className="stack min-w-0 flex-[1_1_9rem]">
            <h2 id="book" className="display" lang={languageOf(book.title)}>
              <MyText text={book.title} />
            </h2>
            {book.teacher && (
              <p className="muted">
                <MyText text={book.teacher} />
              </p>
            )}
            <Price price={book.price} />
          </div>
        </div>
        {howToPay && (
          <div className="pt-2">
            <h3 className="pb-1 text-base">{books.howToPay}</h3>
            <p className="small">
              <MyText text={howToPay} />
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
