'use client';

import type { ReactNode } from 'react';

export type Notice = 'error' | 'success' | 'loading' | 'blank';

const milliseconds: Record<Notice, number> = {
  error: 4000,
  blank: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
};

type Options = {
  /** In milliseconds, where the usual one does not do. */ duration?: number /** Replaces the notice of this id. */;
  id?: string;
};

/** Shows a short notice at the bottom right and gives its id. What draws it is loaded with the first one. */
export async function notify(
  kind: Notice,
  message: ReactNode,
  { duration = milliseconds[kind], id }: Options = {},
): Promise<string | number> {
  const { show } = await import('./toast-host');
  return show(kind, message, { duration, id });
}

/** Takes a notice away, such as one that said "Sending…". */
export async function dismiss(id: string | number): Promise<void> {
  const { hide } = await import('./toast-host');
  hide(id);
}
