import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { SiteLink } from '@/components/ui/link';

export type ReservationProblem = { name: 'reservationNotFound' | 'reservationNotChecked'; reference: string };

export function ReservationNotice({ problem: { name, reference } }: { problem: ReservationProblem }) {
  const [before, after] = getText('reservations')[name].split('{reference}');
  return (
    <Alert tone="warn">
      <p>
        {before}
        <span className="phrase">{reference}</span>
        {after}
      </p>
      <p>
        <SiteLink href={`/status?reference=${reference}`}>{getText('forms').follow}</SiteLink>
      </p>
    </Alert>
  );
}
