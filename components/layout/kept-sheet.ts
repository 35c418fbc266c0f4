// The server's two renderers, of components and of HTML, share the process but not their modules.
const shared = globalThis as { siteSheet?: string };

/** Server only: keeps the sheet for the HTML that is written. */
export function keepSheet(text: string): void {
  shared.siteSheet = text;
}

/** The sheet of this page: on the server the kept one, in the browser what its HTML came with. */
export function keptSheet(): string {
  return shared.siteSheet ?? document.getElementById(sheetId)?.textContent ?? '';
}

export const sheetId = 'site-sheet';
