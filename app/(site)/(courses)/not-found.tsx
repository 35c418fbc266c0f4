import { NotFound } from '@/components/layout/not-found';

/** For an address that exists with a name that does not: a course that has gone. */
export default function SiteNotFound() {
  return <NotFound />;
}
