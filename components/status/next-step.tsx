import { getText } from '#text';
import { LinkButton } from '@/components/ui/button';
import type { StatusResponse } from '@/lib/contract/status';

type Props = Pick<StatusResponse, 'payPath' | 'offerPath' | 'resendPath'> & { isSmall?: boolean };

/** What the sender of a request does next, where it waits for that. */
export function NextStep({ payPath, offerPath, resendPath, isSmall }: Props) {
  const text = getText('status');
  const [href, label] = payPath
    ? [payPath, text.pay]
    : offerPath
      ? [offerPath, text.answerOffer]
      : [resendPath, text.resend];
  if (!href) return null;
  return (
    <p>
      <LinkButton isSmall={isSmall} href={href}>
        {label}
      </LinkButton>
    </p>
  );
}
