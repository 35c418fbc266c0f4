export const sendContactMessage = { method: 'POST', path: '/contact' } as const;
