export const listEvents = { method: 'GET', path: '/event' } as const;
