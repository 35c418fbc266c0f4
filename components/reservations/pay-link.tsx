import { getText } from '#text';
import { SiteLink } from '@/components/ui/link';

type Props = {
  path: string;
  /** The reference of the reservation that the transfer pays. */
  reservation?: string;
};

export function PayLink({ path, reservation }: Props) {
  return (
    <p>
      <SiteLink href={reservation ? `${path}&reservation=${reservation}` : path} rel="nofollow">
        {getText('reservations').payNow}
      </SiteLink>
    </p>
  );
}
