export const listInstructors = { method: 'GET', path: '/instructor' } as const;
