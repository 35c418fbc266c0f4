import { siteUrl } from '@/lib/env';
import { formatMmk } from '@/lib/format/price';
import { letter, type Mail } from '@/lib/mail/letter';

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

/** To staff: someone wants a book. A buyer leaves no e-mail address: the page shows them their reference. */
export const orderNotice = (to: string, order: Order): Mail =>
  letter({
    to,
    subject: `Book order ${order.reference}: ${order.title}`,
    parts: [
      {
        rows: [
          ['Book', order.title],
          ['Price', formatMmk(order.price)],
          ['Name', [order.firstName, order.lastName].filter(Boolean).join(' ')],
          ['Phone', order.phone],
          ['Address', order.address],
          ['Reference', order.reference],
        ],
      },
      { link: `tel:${order.phone}`, label: 'Call' },
      { link: `${siteUrl()}/admin/collections/book-orders/${order.id}`, label: 'Open in the inbox' },
    ],
  });
