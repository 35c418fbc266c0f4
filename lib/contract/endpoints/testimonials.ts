export const listTestimonials = { method: 'GET', path: '/student/students' } as const;
