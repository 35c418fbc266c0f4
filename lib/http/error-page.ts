import { getLocale } from '#text';
import { escapeHtml } from '@/lib/format/escape-html';

type ErrorPage = {
  message: string;
  /** Opened at once. */
  link?: { path: string; label: string };
};

/** Without styles and scripts, for errors before the framework. */
export function renderErrorPage({ message, link }: ErrorPage): string {
  const href = escapeHtml(link?.path ?? '');
  const refresh = link ? `<meta http-equiv="refresh" content="0; url=${href}">` : '';
  const anchor = link ? ` <a href="${href}">${escapeHtml(link.label)}</a>` : '';
  return `<!DOCTYPE html><html lang="${getLocale()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(message)}</title>${refresh}</head><body><p>${escapeHtml(message)}${anchor}</p></body></html>`;
}
