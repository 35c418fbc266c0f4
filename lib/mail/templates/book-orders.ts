import { getLocale, getText } from '#text';
import { siteUrl } from '@/lib/env';
import { nationalPhone } from '@/lib/format/phone';
import { formatMmkIn } from '@/lib/format/price';
import { composeMail, type Mail } from '@/lib/mail/compose-mail';
import { fill } from '@/lib/text/fill';

type Order = {
  id: string;
  reference: string;
  title: string;
  price: number;
  firstName: string;
  lastName?: string | null;
  phone: string;
  address: string;
};

export function orderNotice(to: string, order: Order): Mail {
  const text = getText('staffMails');
  return composeMail({
    to,
    subject: fill(text.bookOrder, { reference: order.reference, title: order.title }),
    parts: [
      {
        rows: [
          [text.book, order.title],
          [text.price, formatMmkIn(getLocale(), order.price)],
          [text.name, [order.firstName, order.lastName].filter(Boolean).join(' ')],
          [text.phone, nationalPhone(order.phone)],
          [text.address, order.address],
          [text.reference, order.reference],
        ],
      },
      { link: `tel:${order.phone}`, label: text.call },
      { link: `${siteUrl()}/admin/collections/book-orders/${order.id}`, label: text.openInbox },
    ],
  });
}
