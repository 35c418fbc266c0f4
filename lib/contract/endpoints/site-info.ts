export const getSiteInfo = { method: 'GET', path: '/bank' } as const;
