import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { HeadingText } from '@/components/ui/heading-text';
import { IslandText } from '@/components/ui/island-text';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Price } from '@/components/ui/price';
import { ReferenceConfirmation } from '@/components/ui/reference-confirmation';
import type { Book } from '@/lib/contract/books';
import { apiUrl } from '@/lib/contract/endpoint';
import { purchaseBook } from '@/lib/contract/endpoints/books';
import { contentLanguage } from '@/lib/text/content-language';
import type { FormResult } from '@/lib/text/form-result';
import { BookCover } from './book-cover';
import { CheckoutFields, checkoutFields } from './checkout-fields';
import { CheckoutForm } from './checkout-form';

type Props = { book: Book; howToPay?: string; result: FormResult };

export function Checkout({ book, howToPay, result: { isSent, reference, problem, values } }: Props) {
  const books = getText('books');
  const invalidField = checkoutFields.find((name) => name === problem?.field);
  return (
    <div className="page grid items-start gap-8 pb-16 lg:grid-cols-[2fr_3fr] lg:gap-16">
      <IslandText nouns={['books', 'forms']} />
      <ChosenBook book={book} howToPay={howToPay} />
      <section id="form" className="stack panel" aria-label={books.submit}>
        {isSent && <ReferenceConfirmation text={books} reference={reference} anotherHref="/checkout" />}
        {problem && !invalidField && (
          <Alert tone="bad" isLive>
            {problem.message}
          </Alert>
        )}
        {!isSent && (
          <CheckoutForm bookId={book._id} title={book.title} problem={problem} refusedValues={values}>
            <form className="form" method="post" action={apiUrl(purchaseBook, { bookId: book._id })}>
              <CheckoutFields
                title={book.title}
                field={(name) =>
                  name === 'hasOneName'
                    ? { name, defaultChecked: Boolean(values?.[name]) }
                    : { name, defaultValue: values?.[name] }
                }
                errors={invalidField ? { [invalidField]: problem?.message } : {}}
              />
              <p>
                <Button type="submit">{books.submit}</Button>
              </p>
            </form>
          </CheckoutForm>
        )}
      </section>
    </div>
  );
}

function ChosenBook({ book, howToPay }: Pick<Props, 'book' | 'howToPay'>) {
  const books = getText('books');
  return (
    <section className="card" aria-labelledby="book">
      <div className="card-body">
        <div className="flex flex-wrap items-start gap-5">
          <div className="w-24 shrink-0 lg:w-40">
            <BookCover book={book} alt={book.title} sizes="(min-width: 64rem) 10rem, 6rem" className="rounded-md" />
          </div>
          <div className="stack min-w-0 flex-[1_1_9rem]">
            <h2 id="book" className="display" lang={contentLanguage(book.title)}>
              <HeadingText text={book.title} />
            </h2>
            {book.teacher && (
              <p className="muted">
                <MultilingualText text={book.teacher} />
              </p>
            )}
            <Price price={book.price} />
          </div>
        </div>
        {howToPay && (
          <div className="pt-2">
            <h3 className="pb-1 text-base">{books.howToPay}</h3>
            <p className="small">
              <MultilingualText text={howToPay} />
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
