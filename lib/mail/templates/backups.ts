import { getText } from '#text';
import { siteUrl } from '@/lib/env';
import { yangonTime } from '@/lib/format/dates';
import { composeMail, type Mail } from '@/lib/mail/compose-mail';
import { fill } from '@/lib/text/fill';

const link = () => ({ link: `${siteUrl()}/admin/backups`, label: getText('staffMails').backups });

export function backupFailed(to: string, failure: { at: string; reason: string }, lastGood?: string): Mail {
  const text = getText('staffMails');
  return composeMail({
    to,
    subject: text.backupFailed,
    parts: [
      { text: fill(text.backupFailedText, { time: yangonTime(failure.at) }) },
      { text: failure.reason },
      { rows: [[text.lastGoodBackup, lastGood ? yangonTime(lastGood) : text.noBackup]] },
      { text: text.backupRetried },
      link(),
    ],
  });
}

export function backupWorksAgain(to: string, { at, where }: { at: string; where: string }): Mail {
  const text = getText('staffMails');
  return composeMail({
    to,
    subject: text.backupWorks,
    parts: [{ text: fill(text.backupWorksText, { time: yangonTime(at) }) }, { rows: [[text.where, where]] }, link()],
  });
}
