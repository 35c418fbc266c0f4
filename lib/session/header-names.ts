/** `middleware.ts` overwrites what a client sends under these names. */
export const nonceHeader = 'x-nonce';
export const learnerHeader = 'x-learner';
export const pathHeader = 'x-path';
export const searchHeader = 'x-search';
export const localeHeader = 'x-locale';
