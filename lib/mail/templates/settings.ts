import { siteUrl } from '@/lib/env';
import { yangonTime } from '@/lib/format/dates';
import { composeMail, type Mail } from '@/lib/mail/compose-mail';

export type SettingsChange = {
  settings: string;
  slug: string;
  /** Empty for a command on the server. */
  by?: string | null;
  at: Date;
  rows: [label: string, value: string | undefined][];
};

export const settingsChanged = (to: string, { settings, slug, by, at, rows }: SettingsChange): Mail =>
  composeMail({
    to,
    subject: `${settings}: changed by ${by || 'a command on the server'}`,
    parts: [
      {
        text: `${by || 'A command on the server'} changed “${settings}” on ${yangonTime(at)} (Yangon time). If this was not agreed, undo it under Versions and change that person’s password.`,
      },
      { rows },
      { link: `${siteUrl()}/admin/globals/${slug}/versions`, label: 'See every version' },
    ],
  });
