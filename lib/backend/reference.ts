import { randomInt } from 'node:crypto';
import { env } from '@/lib/env';

/** Signs that cannot be taken for one another, spoken or written by hand. */
const signs = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const draw = (length: number) => Array.from({ length }, () => randomInt(signs.length));

function written(places: number[]): string {
  const initials =
    env()
      .PRODUCT_KEY.replace(/[^A-Z]/g, '')
      .slice(0, 3) || 'R';
  const code = places.map((place) => signs[place % signs.length]).join('');
  return `${initials}-${code.slice(0, 4)}-${code.slice(4, 6)}`;
}

/** A new code to follow an order with: the school's initials and six random signs (29 bits), such as EP-7K3M-Q2. */
export function newReference(): string {
  return written(draw(6));
}

/** The same from bytes that look random (24 or more): equal bytes give the equal code. */
export function referenceFrom(bytes: Buffer): string {
  return written([0, 4, 8, 12, 16, 20].map((at) => bytes.readUInt32BE(at)));
}

/** A code as it is stored, from how someone typed it: "ep7k3mq2" and "EP 7K3M Q2" are EP-7K3M-Q2. */
export function readReference(typed: string): string {
  const compact = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return `${compact.slice(0, -6)}-${compact.slice(-6, -2)}-${compact.slice(-2)}`;
}
