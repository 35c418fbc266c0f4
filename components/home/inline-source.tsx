'use client';

import { inlineOf } from './inline-pictures';

/** The width of the inline picture, in pixels. */
const inlineWidth = 720;

/** A source whose data stands in the HTML only: as a property it would travel a second time, for React. */
export function InlineSource({ path, media, sizes }: { path: string; media: string; sizes: string }) {
  const data = inlineOf(path);
  return <source media={media} srcSet={data && `${data} ${inlineWidth}w`} sizes={sizes} suppressHydrationWarning />;
}
