export const getTotals = { method: 'GET', path: '/about/total_infomation' } as const;
