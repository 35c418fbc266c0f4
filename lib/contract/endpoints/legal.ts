export const getLegal = { method: 'GET', path: '/legal' } as const;
