import type { APIRequestContext } from '@playwright/test';

/** Of a new guest each time. */
export async function orderBook(request: APIRequestContext) {
  const { data } = await (await request.get('/api/book?limit=1')).json();
  const book = data.currentDatas[0] as { _id: string; title: string };
  const phoneNumber = `09${Math.floor(250_000_000 + Math.random() * 700_000_000)}`;
  const response = await request.post(`/api/book/purchase_book/${book._id}`, {
    data: { firstName: 'Su', lastName: '-', phoneNumber, address: 'Bahan' },
  });
  const reference = /EP-\S+/.exec((await response.json()).data)?.[0] ?? '';
  return { book, phoneNumber, reference };
}
