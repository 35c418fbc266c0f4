import { randomInt } from 'node:crypto';
import { env } from '@/lib/env';

/** Without characters that look or sound alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';

function formatReference(numbers: number[]): string {
  const initials =
    env()
      .PRODUCT_KEY.replace(/[^A-Z]/g, '')
      .slice(0, 3) || 'R';
  const code = numbers.map((number) => alphabet[number % alphabet.length]).join('');
  return `${initials}-${code.slice(0, 4)}-${code.slice(4, 6)}`;
}

/** The school's initials and six random characters (29 bits): EP-7K3M-Q2. */
export function newReference(): string {
  return formatReference(Array.from({ length: 6 }, () => randomInt(alphabet.length)));
}

/** `bytes` must be 24 or more that look random. */
export function deriveReference(bytes: Buffer): string {
  return formatReference([0, 4, 8, 12, 16, 20].map((at) => bytes.readUInt32BE(at)));
}
