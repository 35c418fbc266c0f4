const session = '/auth/session';
export const login = { method: 'POST', path: '/auth/login' } as const;
export const logout = { method: 'POST', path: '/auth/logout' } as const;
export const getSessionToken = { method: 'GET', path: session } as const;
export const mirrorSession = { method: 'POST', path: session } as const;
