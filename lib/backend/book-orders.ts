import { getText } from '#text';
import { purchaseBook } from '@/lib/contract/books';
import { lastNamePlaceholder } from '@/lib/contract/last-name-placeholder';
import { notFound } from '@/lib/errors';
import { fieldsToUnicode } from '@/lib/format/burmese';
import { orderNotice } from '@/lib/mail/templates/book-orders';
import { fill } from '@/lib/text/fill';
import { refusal } from '@/lib/text/refusal';
import { newReference } from '@/lib/transfers/new-reference';
import { findPublishedById } from './content';
import { notify } from './notifications';
import { normalizePhone } from './phones';
import { consumeSenderLimit } from './rate-limits';
import { route } from './route';
import { routes } from './routes';
import { storeSubmission } from './submissions';

export const bookOrders = routes(
  route(purchaseBook, async ({ params, body, idempotencyId }) => {
    const text = getText('books');
    const book = await findPublishedById('books', params.bookId, 0);
    if (!book?.forSale) throw notFound(refusal('books', 'gone'));
    const { website, ...sent } = body;
    if (website) return fill(text.ordered, { reference: newReference(), title: book.title });
    const phone = normalizePhone(sent.phoneNumber);
    await consumeSenderLimit(purchaseBook, phone);
    const { fields, original } = await fieldsToUnicode(sent);
    const order = {
      title: book.title,
      price: book.price,
      firstName: fields.firstName,
      lastName: fields.lastName === lastNamePlaceholder ? undefined : fields.lastName,
      phone,
      address: fields.address,
      original,
    };
    const content = { ...sent, book: book.id };
    const { cms, reference, isDuplicate, ...stored } = await storeSubmission(
      'book-orders',
      content,
      idempotencyId,
      (cms, uniqueFields) =>
        cms.create({ collection: 'book-orders', data: { ...order, ...uniqueFields, book: book.id, handling: 'new' } }),
    );
    await notify(cms, {
      subject: ['book-order', stored.id],
      isDuplicate,
      staff: (to) => orderNotice(to, { ...order, id: stored.id, reference }),
      telegram: `Book order ${reference}: ${book.title}`,
    });
    return fill(text.ordered, { reference, title: book.title });
  }),
);
