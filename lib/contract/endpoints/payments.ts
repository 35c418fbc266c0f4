export const requestPayment = { method: 'POST', path: '/payment/request_payment' } as const;
export const listEnrolledCourses = { method: 'GET', path: '/auth/payment/:userId' } as const;
