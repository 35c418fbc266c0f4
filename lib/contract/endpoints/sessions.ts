export const login = { method: 'POST', path: '/auth/login' } as const;
export const logout = { method: 'POST', path: '/auth/logout' } as const;
export const getSessionToken = { method: 'POST', path: '/auth/token' } as const;
export const mirrorSession = { method: 'POST', path: '/auth/session' } as const;
