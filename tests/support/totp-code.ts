import { Secret, TOTP } from 'otpauth';

const period = 30;

/** What an authenticator app shows, some steps from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * period * 1000 });
