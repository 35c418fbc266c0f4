export const getTimetable = { method: 'GET', path: '/class/timetable' } as const;
export const getCourseClasses = { method: 'GET', path: '/class/get_classes/:courseId' } as const;
