export const createInquiry = { method: 'POST', path: '/quotation/create' } as const;
