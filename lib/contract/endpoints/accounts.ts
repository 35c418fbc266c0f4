const me = '/auth/me';
export const register = { method: 'POST', path: '/auth/register' } as const;
export const getLearner = { method: 'GET', path: me } as const;
export const getMyData = { method: 'GET', path: '/auth/my-data' } as const;
export const changeLanguage = { method: 'POST', path: '/auth/language' } as const;
export const deleteAccount = { method: 'DELETE', path: me } as const;
export const deleteAccountByForm = { method: 'POST', path: '/auth/me/delete' } as const;
