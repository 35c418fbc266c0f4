/** Request headers in which `middleware.ts` hands on what it found. It overwrites whatever a visitor sends under these names. */
export const nonceHeader = 'x-nonce';
export const learnerHeader = 'x-learner';
