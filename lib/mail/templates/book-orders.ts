import { siteUrl } from '@/lib/env';
import { nationalPhone } from '@/lib/format/phone';
import { formatMmk } from '@/lib/format/price';
import { composeMail, type Mail } from '@/lib/mail/compose-mail';

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

export const orderNotice = (to: string, order: Order): Mail =>
  composeMail({
    to,
    subject: `Book order ${order.reference}: ${order.title}`,
    parts: [
      {
        rows: [
          ['Book', order.title],
          ['Price', formatMmk(order.price)],
          ['Name', [order.firstName, order.lastName].filter(Boolean).join(' ')],
          ['Phone', nationalPhone(order.phone)],
          ['Address', order.address],
          ['Reference', order.reference],
        ],
      },
      { link: `tel:${order.phone}`, label: 'Call' },
      { link: `${siteUrl()}/admin/collections/book-orders/${order.id}`, label: 'Open in the inbox' },
    ],
  });
