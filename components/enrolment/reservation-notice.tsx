import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { SiteLink } from '@/components/ui/link';
import { fill } from '@/lib/text/fill';

export type ReservationProblem = { name: 'reservationNotFound' | 'reservationNotChecked'; reference: string };

export function ReservationNotice({ problem: { name, reference } }: { problem: ReservationProblem }) {
  const text = getText('reservations');
  return (
    <Alert tone="warn">
      <p>{fill(text[name], { reference })}</p>
      <p>
        <SiteLink href={`/status?reference=${reference}`}>{getText('forms').follow}</SiteLink>
      </p>
    </Alert>
  );
}
