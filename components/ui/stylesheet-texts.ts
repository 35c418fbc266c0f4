import { processWide } from '@/lib/process-wide';
import type { stylesheets } from '@/styles/stylesheets';

export type StylesheetName = keyof typeof stylesheets;

// Server components and the server rendering of client components share the process, but not their modules.
const shared = processWide<{ texts?: Record<StylesheetName, string> }>('stylesheets', () => ({}));

export function shareStylesheetTexts(texts: Record<StylesheetName, string>): void {
  shared.texts = texts;
}

/** Undefined in the browser. The order of the keys is the order of the cascade. */
export const sharedStylesheetTexts = (): Record<StylesheetName, string> | undefined => shared.texts;
