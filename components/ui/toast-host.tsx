'use client';

import type { CSSProperties, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { toast as Toast } from 'sonner';

export type Notice = 'error' | 'success' | 'loading' | 'blank';

// The site's own colours, which follow the scheme by themselves.
const colours = {
  fontFamily: 'inherit',
  '--border-radius': 'var(--round)',
  '--normal-bg': 'var(--surface)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--line)',
  '--success-bg': 'var(--good-soft)',
  '--success-text': 'var(--good)',
  '--success-border': 'var(--good)',
  '--error-bg': 'var(--bad-soft)',
  '--error-text': 'var(--bad)',
  '--error-border': 'var(--bad)',
} as CSSProperties;

const loaded = load();

async function load(): Promise<typeof Toast> {
  const { Toaster, toast } = await withNonce(() => import('sonner'));
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(
    <Toaster
      position="bottom-right"
      visibleToasts={20}
      richColors
      closeButton
      theme="system"
      style={colours}
      toastOptions={{ style: { fontSize: '1rem', lineHeight: 1.45 } }}
    />,
  );
  return toast;
}

// sonner writes its own style element, which our policy admits only with the nonce of the page.
async function withNonce<T>(run: () => Promise<T>): Promise<T> {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  const observed = document.createElement;
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = observed.call(document, name, options);
    if (nonce && name === 'style') element.nonce = nonce;
    return element;
  }) as typeof document.createElement;
  try {
    return await run();
  } finally {
    document.createElement = observed;
  }
}

export async function show(
  kind: Notice,
  message: ReactNode,
  options: { duration: number; id?: string },
): Promise<string | number> {
  const toast = await loaded;
  const kept = toast.getToasts();
  for (const { id } of kept.slice(0, Math.max(0, kept.length - 19))) toast.dismiss(id);
  return kind === 'blank' ? toast(message, options) : toast[kind](message, options);
}

export async function hide(id: string | number): Promise<void> {
  const toast = await loaded;
  toast.dismiss(id);
}
