/** The wait between two requests for a code. */
export const resendSeconds = 60;
