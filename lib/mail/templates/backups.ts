import { siteUrl } from '@/lib/env';
import { yangonTime } from '@/lib/format/dates';
import { composeMail, type Mail } from '@/lib/mail/compose-mail';

const link = () => ({ link: `${siteUrl()}/admin/backups`, label: 'See the backups' });

export const backupFailed = (to: string, failure: { at: string; reason: string }, lastGood?: string): Mail =>
  composeMail({
    to,
    subject: 'The backup of the website failed',
    parts: [
      { text: `The backup of ${yangonTime(new Date(failure.at))} (Yangon time) failed. The website itself goes on.` },
      { text: failure.reason },
      { rows: [['Last good backup', lastGood ? yangonTime(new Date(lastGood)) : 'None yet']] },
      { text: 'The website keeps trying, and sends one more mail when it works again.' },
      link(),
    ],
  });

export const backupWorksAgain = (to: string, { at, where }: { at: string; where: string }): Mail =>
  composeMail({
    to,
    subject: 'The backup of the website works again',
    parts: [
      { text: `The backup of ${yangonTime(new Date(at))} (Yangon time) is complete.` },
      { rows: [['Where', where]] },
      link(),
    ],
  });
