import { env } from '@/lib/env';
import './logo.css';

/** The school's name above the login of the admin. */
export function Logo() {
  return (
    <span className="brand-logo">
      <Mark />
      {env().SITE_NAME}
    </span>
  );
}

/** Its blossom in the corner of every page of the admin. */
export function Mark() {
  return <img className="brand-mark" src="/logo-mark.svg" alt="" width={64} height={64} />;
}
