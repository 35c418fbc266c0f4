export const listBooks = { method: 'GET', path: '/book' } as const;
export const purchaseBook = { method: 'POST', path: '/book/purchase_book/:bookId' } as const;
