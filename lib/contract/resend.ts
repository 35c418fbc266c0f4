/** Seconds until a code may be asked for again. */
export const resendSeconds = 60;
