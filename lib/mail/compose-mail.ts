import { getLocale, getText, withLocale } from '#text';
import { env } from '@/lib/env';
import { escapeHtml } from '@/lib/format/escape-html';
import type { Locale } from '@/lib/format/locale';
import { fill } from '@/lib/text/fill';
import { withColon } from '@/lib/text/with-colon';

export type Mail = { to: string; subject: string; text: string; html: string; replyTo?: string };

type Part = { text: string } | { rows: [label: string, value: string | undefined][] } | { link: string; label: string };

/** What is written once per language. */
export type MailContent = { subject: string; parts: Part[] };

type Half = { lang: Locale; parts: Part[] };

const toHtmlLines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');
const toSubject = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 200);

const withValues = (rows: [string, string | undefined][]) =>
  rows.filter((row): row is [string, string] => Boolean(row[1]));

function toText(part: Part, lang: Locale): string {
  if ('text' in part) return part.text;
  if ('link' in part) return `${withColon(part.label, lang)} ${part.link}`;
  return withValues(part.rows)
    .map(([label, value]) => `${withColon(label, lang)} ${value}`)
    .join('\n');
}

const buttonStyle =
  'display:inline-block;padding:10px 18px;border-radius:12px;background:#2a4fd6;color:#fff;text-decoration:none';

function toHtml(part: Part): string {
  if ('text' in part) return `<p>${toHtmlLines(part.text)}</p>`;
  if ('link' in part)
    return `<p><a href="${escapeHtml(part.link)}" style="${buttonStyle}">${escapeHtml(part.label)}</a></p>`;
  const rows = withValues(part.rows).map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(label)}</th><td style="padding:4px 0">${toHtmlLines(value)}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

/** Prevents injection of headers, recipients and comments. */
const isPlainEmail = (email: string) => /^[^\s\p{C}<>()[\]:;,"\\@]+@[^\s\p{C}<>()[\]:;,"\\@]+$/u.test(email);

const bodyStyle =
  "font:16px/1.7 Padauk,'Noto Sans Myanmar','Myanmar Text',sans-serif;color:#1d2450;max-width:40em;margin:0 auto;padding:16px";
const divider = '<hr style="border:0;border-top:1px solid #e4dac6;margin:32px 0">';

type Envelope = { to: string; replyTo?: string };

function assemble({ to, replyTo }: Envelope, subject: string, halves: [Half, ...Half[]]): Mail {
  const sections = halves.map(({ lang, parts }) => `<div lang="${lang}">${parts.map(toHtml).join('')}</div>`);
  return {
    to,
    ...(replyTo && isPlainEmail(replyTo) && { replyTo }),
    subject: toSubject(subject),
    text: halves
      .map(({ lang, parts }) => parts.map((part) => toText(part, lang)).join('\n\n'))
      .join('\n\n––––––––––\n\n'),
    html: `<!doctype html><html lang="${halves[0].lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><body style="${bodyStyle}">${sections.join(divider)}</body></html>`,
  };
}

/** To staff, in the language of the request unless `lang` is given. */
export function composeMail({
  subject,
  parts,
  lang = getLocale(),
  ...envelope
}: Envelope & MailContent & { lang?: Locale }): Mail {
  return assemble(envelope, subject, [{ lang, parts: [...parts, { text: env().SITE_NAME }] }]);
}

export type Recipient = {
  email: string;
  language?: Locale | null;
  /** Of the school, for the signature. */
  schoolPhone?: string;
};

/** Most parents read Burmese. */
const secondLanguages: Record<Locale, Locale> = { my: 'en', fr: 'en', en: 'my' };

/** To a visitor: in the person's language, and below it in a second one. `write` is called once for each. */
export function composeBilingualMail(
  { email, language, schoolPhone }: Recipient,
  write: () => MailContent,
  reference?: string,
): Mail {
  const first = language ?? 'en';
  const writeIn = (lang: Locale) =>
    withLocale(lang, () => {
      const { subject, parts } = write();
      return { lang, subject, parts: [...parts, { text: signature(schoolPhone) }] };
    });
  const [own, second] = [writeIn(first), writeIn(secondLanguages[first])];
  const subject = `${own.subject}${reference ? ` (${reference})` : ''} / ${second.subject}`;
  return assemble({ to: email }, subject, [own, second]);
}

function signature(phone: string | undefined): string {
  const school = env().SITE_NAME;
  return phone ? fill(getText('mails').signature, { school, phone }) : school;
}
