export const listFaq = { method: 'GET', path: '/about/questions' } as const;
