const children = '/auth/children';
const child = '/auth/children/:childId';

export const listChildren = { method: 'GET', path: children } as const;
export const addChild = { method: 'POST', path: children } as const;
export const changeChild = { method: 'POST', path: child } as const;
/** A form without scripts cannot send DELETE. */
export const removeChild = { method: 'POST', path: '/auth/children/:childId/remove' } as const;
