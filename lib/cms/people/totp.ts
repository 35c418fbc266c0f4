import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { env } from '@/lib/env';

/** RFC 6238 with the values that every authenticator app assumes. */
const period = 30;
const acceptedDrift = 1;

const totpOf = (secret: string, account = '') =>
  new TOTP({ issuer: env().SITE_NAME, label: account, secret: Secret.fromBase32(secret), period, digits: 6 });

/** 160 bits, as RFC 4226 recommends. */
export const createSecret = (): string => new Secret({ size: 20 }).base32;

export const toKeyUri = (secret: string, account: string): string => totpOf(secret, account).toString();

/** The time step that a code belongs to, or null. */
export function matchStep(secret: string, code: string, now = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: acceptedDrift });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const encryptionKey = (): Buffer =>
  Buffer.from(hkdfSync('sha256', env().PAYLOAD_SECRET, '', 'second factor of staff', 32));

/** Bound to the account: a secret copied to another row cannot be decrypted. */
export function encryptSecret(secret: string, staff: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, encryptionKey(), iv).setAAD(Buffer.from(staff));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** Null after PAYLOAD_SECRET has changed. */
export function decryptSecret(stored: string, staff: string): string | null {
  const bytes = Buffer.from(stored, 'base64url');
  try {
    const decipher = createDecipheriv(algorithm, encryptionKey(), bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    }).setAAD(Buffer.from(staff));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
