import { siteUrl } from '@/lib/env';
import { yangonTime } from '@/lib/format/dates';
import { letter, type Mail } from '@/lib/mail/letter';

export type SettingsChange = {
  /** The name of the settings: "Payment and rules". */
  settings: string;
  slug: string;
  /** Who saved them; empty for a command on the server. */
  by?: string | null;
  at: Date;
  rows: [label: string, value: string | undefined][];
};

/** To an owner: settings that decide where money or notices go have changed. */
export const settingsChanged = (to: string, { settings, slug, by, at, rows }: SettingsChange): Mail =>
  letter({
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
