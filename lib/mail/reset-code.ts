import { getText } from '#text';
import { env } from '@/lib/env';
import { fill } from '@/lib/text/fill';
import { composeBilingualMail, type MailContent, type Recipient } from './compose-mail';
import { greeting } from './greeting';
import { pageUrl } from './page-url';
import { sendMail } from './transport';

type ResetMail = Recipient & {
  name: string;
  /** Undefined after too many wrong codes. */
  code?: { digits: string; minutes: number };
  link: { token: string; minutes: number };
};

/** Not queued: link and code must not be stored in plain text, and expire soon. */
export const sendResetCode = (mail: ResetMail): Promise<void> =>
  sendMail(composeBilingualMail(mail, () => writeContent(mail)));

function writeContent({ name, code, link }: ResetMail): MailContent {
  const { reset, code: codeLabel } = getText('mails');
  const school = env().SITE_NAME;
  const query = new URLSearchParams({ ...(code && { code: code.digits }), token: link.token });
  const minutes = { linkMinutes: link.minutes, codeMinutes: code?.minutes ?? 0 };
  return {
    subject: fill(reset.subject, { school }),
    parts: [
      { text: `${greeting(name)}\n${fill(reset.text, { school })}` },
      { link: pageUrl(`/reset_password?${query}`), label: reset.link },
      ...(code
        ? [{ text: reset.orCode }, { rows: [[codeLabel, code.digits]] as [string, string][] }]
        : [{ text: reset.noCode }]),
      { text: fill(code ? reset.validity : reset.linkValidity, minutes) },
      { text: reset.warning },
    ],
  };
}
