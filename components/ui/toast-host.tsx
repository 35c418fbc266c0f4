'use client';

import type { CSSProperties, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { toast as Toast } from 'sonner';
import { getText } from '#text';

export type ToastKind = 'error' | 'success' | 'loading' | 'blank';

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
// `show` reports a failure, but may be called after it.
loaded.catch(() => {});

async function load(): Promise<typeof Toast> {
  const { Toaster, toast } = await withAdoptedStyles(() => import('sonner'));
  const { close, notifications } = getText('ui');
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(
    <Toaster
      position="bottom-right"
      visibleToasts={20}
      richColors
      closeButton
      containerAriaLabel={notifications}
      theme="system"
      style={colours}
      toastOptions={{ closeButtonAriaLabel: close, style: { fontSize: '1rem', lineHeight: 1.45 } }}
    />,
  );
  return toast;
}

// The content security policy admits no style element that a script fills, but sonner adds one while its module runs.
async function withAdoptedStyles<T>(run: () => Promise<T>): Promise<T> {
  const original = document.createElement;
  const holders: HTMLElement[] = [];
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    if (name !== 'style') return original.call(document, name, options);
    const holder = original.call(document, 'noscript');
    holders.push(holder);
    return holder;
  }) as typeof document.createElement;
  try {
    return await run();
  } finally {
    document.createElement = original;
    for (const holder of holders) adoptStyles(holder);
  }
}

function adoptStyles(holder: HTMLElement): void {
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(holder.textContent ?? '');
  document.adoptedStyleSheets.push(stylesheet);
  holder.remove();
}

export async function show(
  kind: ToastKind,
  message: ReactNode,
  options: { duration: number; id?: string },
): Promise<string | number> {
  const toast = await loaded;
  const toasts = toast.getToasts();
  for (const { id } of toasts.slice(0, Math.max(0, toasts.length - 19))) toast.dismiss(id);
  return kind === 'blank' ? toast(message, options) : toast[kind](message, options);
}

export async function hide(id: string | number): Promise<void> {
  const toast = await loaded;
  toast.dismiss(id);
}
