import { env } from '@/lib/env';

export type Mail = { to: string; subject: string; text: string; html: string; replyTo?: string };

/** Mails are in English, those to staff in the language of the admin. */
export type MailLanguage = 'en' | 'my' | 'fr';

type Part =
  | { text: string; lang?: MailLanguage }
  | { rows: [label: string, value: string | undefined][] }
  | { link: string; label: string };

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const lines = (text: string) => escaped(text).replace(/\r?\n/g, '<br>');
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 160);

const filled = (rows: [string, string | undefined][]) => rows.filter((row): row is [string, string] => Boolean(row[1]));

function asText(part: Part): string {
  if ('text' in part) return part.text;
  if ('link' in part) return `${part.label}: ${part.link}`;
  return filled(part.rows)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

function asHtml(part: Part): string {
  if ('text' in part) return `<p${part.lang ? ` lang="${part.lang}"` : ''}>${lines(part.text)}</p>`;
  if ('link' in part) return `<p><a href="${escaped(part.link)}">${escaped(part.label)}</a></p>`;
  const rows = filled(part.rows).map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escaped(label)}</th><td style="padding:4px 0">${lines(value)}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

/** One address alone: nothing that could begin another header, recipient or comment. */
const isPlainEmail = (email: string) => /^[^\s\p{C}<>()[\]:;,"\\@]+@[^\s\p{C}<>()[\]:;,"\\@]+$/u.test(email);

type Letter = {
  to: string;
  subject: string;
  /** The visitor that the mail is about. */
  replyTo?: string;
  parts: Part[];
  lang?: MailLanguage;
};

/** A mail from its parts, plain and as HTML. Whatever a visitor typed is text in both. */
export function letter({ to, subject, replyTo, parts, lang = 'en' }: Letter): Mail {
  const signed: Part[] = [...parts, { text: env().SITE_NAME }];
  return {
    to,
    ...(replyTo && isPlainEmail(replyTo) && { replyTo }),
    subject: oneLine(subject),
    text: signed.map(asText).join('\n\n'),
    html: `<!doctype html><html lang="${lang}"><meta charset="utf-8"><body style="font:16px/1.6 sans-serif;color:#1d2450;max-width:40em">${signed.map(asHtml).join('')}</body></html>`,
  };
}
