export const listServices = { method: 'GET', path: '/about/services' } as const;
