import { env } from '@/lib/env';

export type Mail = { to: string; subject: string; text: string; html: string; replyTo?: string };

export type MailLanguage = 'en' | 'my' | 'fr';

type Part =
  | { text: string; lang?: MailLanguage }
  | { rows: [label: string, value: string | undefined][] }
  | { link: string; label: string };

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const toHtmlLines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');
const toSubject = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 160);

const withValues = (rows: [string, string | undefined][]) =>
  rows.filter((row): row is [string, string] => Boolean(row[1]));

function toText(part: Part): string {
  if ('text' in part) return part.text;
  if ('link' in part) return `${part.label}: ${part.link}`;
  return withValues(part.rows)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

function toHtml(part: Part): string {
  if ('text' in part) return `<p${part.lang ? ` lang="${part.lang}"` : ''}>${toHtmlLines(part.text)}</p>`;
  if ('link' in part) return `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.label)}</a></p>`;
  const rows = withValues(part.rows).map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(label)}</th><td style="padding:4px 0">${toHtmlLines(value)}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

/** Prevents injection of headers, recipients and comments. */
const isPlainEmail = (email: string) => /^[^\s\p{C}<>()[\]:;,"\\@]+@[^\s\p{C}<>()[\]:;,"\\@]+$/u.test(email);

type MailContent = {
  to: string;
  subject: string;
  replyTo?: string;
  parts: Part[];
  lang?: MailLanguage;
};

export function composeMail({ to, subject, replyTo, parts, lang = 'en' }: MailContent): Mail {
  const signed: Part[] = [...parts, { text: env().SITE_NAME }];
  return {
    to,
    ...(replyTo && isPlainEmail(replyTo) && { replyTo }),
    subject: toSubject(subject),
    text: signed.map(toText).join('\n\n'),
    html: `<!doctype html><html lang="${lang}"><meta charset="utf-8"><body style="font:16px/1.6 sans-serif;color:#1d2450;max-width:40em">${signed.map(toHtml).join('')}</body></html>`,
  };
}
