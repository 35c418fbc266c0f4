import { Hono } from 'hono';
import { object } from 'zod/mini';
import { bookPurchase } from '@/lib/contract/books';
import { id } from '@/lib/contract/common';
import { oneName } from '@/lib/contract/one-name';
import { notFound } from '@/lib/errors';
import { orderNotice } from '@/lib/mail/templates/book-orders';
import { books as text } from '@/lib/text/en/books';
import { announce } from './announce';
import { answer, type Backend } from './backend';
import { unicodeFields } from './burmese';
import { findPublished } from './content';
import { storeOnce } from './intake';
import { body, params } from './middleware/checked';
import { limited, spendForSender } from './middleware/limited';
import { noScriptForms } from './no-script-forms';
import { storedPhone } from './phones';
import { newReference } from './reference';

export const bookOrders = new Hono<Backend>().post(
  '/book/purchase_book/:bookId',
  noScriptForms.purchaseBook,
  limited('purchaseBook'),
  params(object({ bookId: id })),
  body(bookPurchase),
  async (c) => {
    const book = await findPublished('books', c.get('paramsData').bookId, 0);
    if (!book?.forSale) throw notFound(text.gone);
    const { website, ...sent } = c.get('bodyData');
    if (website) return answer(c, text.ordered(newReference(), book.title));
    const phone = storedPhone(sent.phoneNumber);
    await spendForSender('purchaseBook', phone);
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
    const { cms, reference, repeated, ...stored } = await storeOnce(c, 'book-orders', content, (cms, marks) =>
      cms.create({ collection: 'book-orders', data: { ...order, ...marks, book: book.id, handling: 'new' } }),
    );
    if (!repeated) {
      await announce(cms, {
        staff: (to) => orderNotice(to, { ...order, id: stored.id, reference }),
        telegram: `Book order ${reference}: ${book.title}`,
      });
    }
    return answer(c, text.ordered(reference, book.title));
  },
);
