'use client';

import type { ReactNode } from 'react';
import type { Notice } from './toast-host';

const durationMs: Record<Notice, number> = {
  error: 4000,
  blank: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
};

type Options = {
  /** In ms. */
  duration?: number;
  /** Replaces the notice of this id. */
  id?: string;
};

/** Shows a toast at the bottom right and returns its id. sonner is loaded with the first one. */
export async function notify(
  kind: Notice,
  message: ReactNode,
  { duration = durationMs[kind], id }: Options = {},
): Promise<string | number> {
  const { show } = await import('./toast-host');
  return show(kind, message, { duration, id });
}

/** Removes a toast, such as one that says "Sending…". */
export async function dismiss(id: string | number): Promise<void> {
  const { hide } = await import('./toast-host');
  hide(id);
}
