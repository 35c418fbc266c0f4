import { getText } from '#text';
import type { LearningGoal } from '@/lib/contract/learning-goals';
import { siteUrl } from '@/lib/env';
import { nationalPhone } from '@/lib/format/phone';
import { composeMail, type Mail } from '@/lib/mail/compose-mail';
import { fill } from '@/lib/text/fill';

type Result = {
  id: string;
  name: string;
  phone: string;
  level: string;
  age?: string | null;
  goal?: LearningGoal | null;
  correct: number;
  total: number;
};

export function levelTestNotice(to: string, sent: Result): Mail {
  const text = getText('staffMails');
  return composeMail({
    to,
    subject: fill(text.levelTest, { name: sent.name, level: sent.level }),
    parts: [
      {
        rows: [
          [text.name, sent.name],
          [text.phone, nationalPhone(sent.phone)],
          [text.level, sent.level],
          [text.age, sent.age ?? undefined],
          [text.goal, sent.goal ? getText('levelTest').goals[sent.goal] : undefined],
          [text.rightAnswers, fill(text.rightOf, { correct: sent.correct, total: sent.total })],
        ],
      },
      { link: `tel:${sent.phone}`, label: text.call },
      { link: `${siteUrl()}/admin/collections/level-test-attempts/${sent.id}`, label: text.openInbox },
    ],
  });
}
