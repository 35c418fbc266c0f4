export const readPostedStatus = { method: 'GET', path: '/status/:answer' } as const;
export const askStatus = { method: 'POST', path: '/status' } as const;
