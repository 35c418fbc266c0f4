export const askStatus = { method: 'POST', path: '/status' } as const;
