'use client';

import { getInlinePicture } from './inline-pictures';

const inlineWidthPixels = 720;

/** Reads the data while rendering: as a prop it would be sent a second time in the React payload. */
export function InlineSource({ path, media, sizes }: { path: string; media: string; sizes: string }) {
  const data = getInlinePicture(path);
  return (
    <source media={media} srcSet={data && `${data} ${inlineWidthPixels}w`} sizes={sizes} suppressHydrationWarning />
  );
}
