export const countVisit = { method: 'POST', path: '/visits' } as const;
