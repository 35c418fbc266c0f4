import { processWide } from '@/lib/process-wide';

// The server's two renderers, of components and of HTML, share the process but not their modules.
const shared = processWide<{ firstPicture?: { path: string; data: string } }>('inline-pictures', () => ({}));

/** Server only: keeps the first slide's picture for the HTML that is being written. */
export function keepInline(path: string, data: string): void {
  shared.firstPicture = { path, data };
}

/** The kept picture as a `data:` address; undefined in the browser, whose HTML already has it. */
export function inlineOf(path: string): string | undefined {
  return shared.firstPicture?.path === path ? shared.firstPicture.data : undefined;
}
