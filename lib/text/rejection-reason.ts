import { getText } from '#text';
import type { Dictionary } from './dictionary';

export type RejectionCode = keyof Dictionary['rejections'];

/** A usual reason, what staff write themselves, or both. */
export type Rejection = { reasonCode?: RejectionCode | null; reason?: string | null };

/** In the language of the request. What staff have written stays as it is. */
export function rejectionReason({ reasonCode, reason }: Rejection): string | undefined {
  const texts = [reasonCode && getText('rejections')[reasonCode], reason];
  return texts.filter(Boolean).join(' ') || undefined;
}
