import { purchaseBook } from '@/lib/contract/books';
import { oneName } from '@/lib/contract/one-name';
import { notFound } from '@/lib/errors';
import { orderNotice } from '@/lib/mail/templates/book-orders';
import { books as text } from '@/lib/text/en/books';
import { refusal } from '@/lib/text/refusal';
import { announce } from './announce';
import { unicodeFields } from './burmese';
import { findPublished } from './content';
import { storeOnce } from './intake';
import { spendForSender } from './middleware/limited';
import { storedPhone } from './phones';
import { newReference } from './reference';
import { route } from './route';
import { routes } from './routes';

export const bookOrders = routes(
  route(purchaseBook, async ({ params, body, idempotencyKey }) => {
    const book = await findPublished('books', params.bookId, 0);
    if (!book?.forSale) throw notFound(refusal(text, 'gone'));
    const { website, ...sent } = body;
    if (website) return text.ordered(newReference(), book.title);
    const phone = storedPhone(sent.phoneNumber);
    await spendForSender(purchaseBook, phone);
    const { fields, original } = await unicodeFields(sent);
    const order = {
      title: book.title,
      price: book.price,
      firstName: fields.firstName,
      lastName: fields.lastName === oneName ? undefined : fields.lastName,
      phone,
      address: fields.address,
      original,
    };
    const content = { ...sent, book: book.id };
    const { cms, reference, repeated, ...stored } = await storeOnce(
      'book-orders',
      content,
      idempotencyKey,
      (cms, marks) =>
        cms.create({ collection: 'book-orders', data: { ...order, ...marks, book: book.id, handling: 'new' } }),
    );
    if (!repeated) {
      await announce(cms, {
        staff: (to) => orderNotice(to, { ...order, id: stored.id, reference }),
        telegram: `Book order ${reference}: ${book.title}`,
      });
    }
    return text.ordered(reference, book.title);
  }),
);
