import type { Payload } from 'payload';
import type { Class } from '@/lib/cms/payload-types';
import { type MailedTransfer, transferReceived } from '@/lib/mail/templates/transfers';
import { lineOfClass } from '@/lib/transfers/mailed-seat';
import { notify } from './notifications';

type ReceivedTransfer = Omit<MailedTransfer, 'lineOfClass' | 'schoolPhone'> & {
  id: string;
  class?: Class;
  isDuplicate: boolean;
};

const nouns = { 'payment-requests': 'Payment', enrolments: 'Enrolment' };

/** Confirms a transfer to its sender. Staff get its mail once the receipt is compared with others. */
export const notifyTransfer = (
  cms: Payload,
  { id, class: chosen, isDuplicate, ...received }: ReceivedTransfer,
): Promise<void> =>
  notify(cms, {
    subject: ['transfer', id],
    isDuplicate,
    visitor: (schoolPhone) =>
      transferReceived({ ...received, lineOfClass: chosen && (() => lineOfClass(chosen)), schoolPhone }),
    telegram: `${nouns[received.kind]} ${received.reference}: ${received.course}`,
  });
