import { processWide } from '@/lib/process-wide';
import type { sheets } from '@/styles/sheets';

export type SheetName = keyof typeof sheets;

// The server's two renderers, of components and of HTML, share the process but not their modules.
const shared = processWide<{ siteSheets?: Record<SheetName, string> }>('stylesheets', () => ({}));

/** Server only: keeps the sheets for the HTML that is written. */
export function keepSheets(texts: Record<SheetName, string>): void {
  shared.siteSheets = texts;
}

/** These sheets in one: on the server from the kept ones, in the browser what the HTML came with. */
export function keptSheets(names: SheetName[]): string {
  const { siteSheets } = shared;
  if (siteSheets) return names.map((name) => siteSheets[name]).join('\n');
  return document.getElementById(sheetId(names))?.textContent ?? '';
}

export const sheetId = (names: SheetName[]): string => `sheet-${names.join('-')}`;
