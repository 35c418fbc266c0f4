import { getLocale, getText } from '#text';
import { joinList } from '@/lib/format/join-list';
import { composeBilingualMail, type Mail, type Recipient } from '@/lib/mail/compose-mail';
import { greeting } from '@/lib/mail/greeting';
import { pageUrl } from '@/lib/mail/page-url';
import { fill } from '@/lib/text/fill';

/** To the old and the new email: names the corrected details, not their values. */
export const detailsCorrected = (to: Recipient & { name: string }, changed: ('name' | 'email' | 'phone')[]): Mail =>
  composeBilingualMail(to, () => {
    const { corrected, profile, writeToUs } = getText('mails');
    const details = joinList(
      changed.map((one) => corrected[one]),
      getLocale(),
    );
    return {
      subject: corrected.subject,
      parts: [
        { text: `${greeting(to.name)}\n${fill(corrected.text, { details })}` },
        { link: pageUrl('/profile'), label: profile },
        { link: pageUrl('/contact'), label: writeToUs },
      ],
    };
  });
