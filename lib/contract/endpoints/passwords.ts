export const changePassword = { method: 'POST', path: '/auth/change-password' } as const;
export const forgotPassword = { method: 'POST', path: '/auth/forgot_password' } as const;
export const resetPassword = { method: 'POST', path: '/auth/reset_password/:otp' } as const;
export const resetPasswordByLink = { method: 'POST', path: '/auth/reset-by-link' } as const;
