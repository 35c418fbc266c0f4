import { getText } from '#text';
import { siteUrl } from '@/lib/env';
import { yangonTime } from '@/lib/format/dates';
import { composeMail, type Mail } from '@/lib/mail/compose-mail';
import { fill } from '@/lib/text/fill';

export type SettingsChange = {
  settings: string;
  slug: string;
  /** Empty for a command on the server. */
  by?: string | null;
  at: Date;
  rows: [label: string, value: string | undefined][];
};

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function settingsChanged(to: string, { settings, slug, by, at, rows }: SettingsChange): Mail {
  const text = getText('staffMails');
  const author = by || text.command;
  return composeMail({
    to,
    subject: fill(text.settingsChanged, { settings, by: author }),
    parts: [
      { text: fill(text.settingsChangedText, { by: capitalise(author), settings, time: yangonTime(at) }) },
      { rows },
      { link: `${siteUrl()}/admin/globals/${slug}/versions`, label: text.versions },
    ],
  });
}
