export const listMyClasses = { method: 'GET', path: '/auth/classes' } as const;
export const getClassCalendar = { method: 'GET', path: '/class/calendar/:token' } as const;
