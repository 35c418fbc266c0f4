'use client';

import type { ReactNode } from 'react';
import type { ToastKind } from './toast-host';

const durationMs: Record<ToastKind, number> = {
  error: 4000,
  blank: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
};

type Options = {
  duration?: number;
  id?: string;
};

export async function notify(
  kind: ToastKind,
  message: ReactNode,
  { duration = durationMs[kind], id }: Options = {},
): Promise<string | number> {
  const { show } = await import('./toast-host');
  return show(kind, message, { duration, id });
}

export async function dismiss(id: string | number): Promise<void> {
  const { hide } = await import('./toast-host');
  hide(id);
}
