export const enrol = { method: 'POST', path: '/zoom-form/upload-form/:courseId' } as const;
