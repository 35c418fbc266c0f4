import { processWide } from '@/lib/process-wide';

// Server components and server-side rendering of client components run in one process with separate module instances.
const shared = processWide<{ firstPicture?: { path: string; data: string } }>('inline-pictures', () => ({}));

export function setInlinePicture(path: string, data: string): void {
  shared.firstPicture = { path, data };
}

/** Returns a `data:` URL; undefined in the browser, whose HTML already contains it. */
export function getInlinePicture(path: string): string | undefined {
  return shared.firstPicture?.path === path ? shared.firstPicture.data : undefined;
}
