import { siteUrl } from '@/lib/env';
import { nationalPhone } from '@/lib/format/phone';
import { composeMail, type Mail } from '@/lib/mail/compose-mail';

type Result = {
  id: string;
  name: string;
  phone: string;
  level: string;
  age?: string | null;
  correct: number;
  total: number;
};

export const levelTestNotice = (to: string, sent: Result): Mail =>
  composeMail({
    to,
    subject: `Level test: ${sent.name}, ${sent.level}`,
    parts: [
      {
        rows: [
          ['Name', sent.name],
          ['Phone', nationalPhone(sent.phone)],
          ['Estimated level', sent.level],
          ...(sent.age ? ([['Age', sent.age]] as [string, string][]) : []),
          ['Right answers', `${sent.correct} of ${sent.total}`],
        ],
      },
      { link: `tel:${sent.phone}`, label: 'Call' },
      { link: `${siteUrl()}/admin/collections/level-test-attempts/${sent.id}`, label: 'Open in the inbox' },
    ],
  });
