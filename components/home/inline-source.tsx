'use client';

import { inlineOf } from './inline-pictures';

/** A source whose data stands in the HTML only: as a property it would travel a second time, for React. */
export function InlineSource({ path, media }: { path: string; media: string }) {
  return <source media={media} srcSet={inlineOf(path)} suppressHydrationWarning />;
}
