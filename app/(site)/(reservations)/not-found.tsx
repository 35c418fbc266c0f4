import { NotFound } from '@/components/layout/not-found';

export default function ReservationNotFound() {
  return <NotFound />;
}
