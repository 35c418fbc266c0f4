export const getLevelTest = { method: 'GET', path: '/levelstests/view_levelTest' } as const;
export const listTestLevels = { method: 'GET', path: '/levelstests/levels' } as const;
export const submitAttempt = { method: 'POST', path: '/levelstests/attempts' } as const;
export const sendAttemptContact = { method: 'POST', path: '/levelstests/attempts/:id/contact' } as const;
