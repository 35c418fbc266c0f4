'use client';

import { storeTexts } from '#text';
import type { Dictionary } from '@/lib/text/dictionary';

/** While rendering, not in an effect: the islands after it read the texts as they render. */
export function StoredTexts({ texts }: { texts: Partial<Dictionary> }) {
  storeTexts(texts);
  return null;
}
