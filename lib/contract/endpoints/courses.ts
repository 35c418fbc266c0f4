export const listCourses = { method: 'GET', path: '/course' } as const;
export const getOutline = { method: 'GET', path: '/course/get_course/:courseId' } as const;
