export const listBanners = { method: 'GET', path: '/banner' } as const;
