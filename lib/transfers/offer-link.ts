import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

/** Bound to one offer: the next offer to the same person has another end. */
const sign = (id: string, heldUntil: string) =>
  createHmac('sha256', env().SESSION_SECRET)
    .update(`seat-offer\n${id}\n${Date.parse(heldUntil)}`)
    .digest('base64url');

const maxDateMs = 8.64e15;

type Offer = { id: string; heldUntil: string };

function signOffer({ id, heldUntil }: Offer): string {
  return [id, Date.parse(heldUntil).toString(36), sign(id, heldUntil)].join('.');
}

/** Also of an offer that has ended: its page says so. */
export function readOffer(token: string): Offer | undefined {
  const [id = '', end = '', signature = '', ...rest] = token.split('.');
  const endMs = Number.parseInt(end, 36);
  if (rest.length > 0 || !(endMs > 0 && endMs < maxDateMs)) return undefined;
  const heldUntil = new Date(endMs).toISOString();
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(id, heldUntil))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? { id, heldUntil } : undefined;
}

export const offerPath = (offer: Offer): string => `/offer?token=${signOffer(offer)}`;
