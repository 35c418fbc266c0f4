/** Between two requests for a code. */
export const resendSeconds = 60;
