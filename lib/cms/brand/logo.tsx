import { preload } from 'react-dom';
import { env } from '@/lib/env';
import './admin.css';
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
  // Its stylesheet asks for it only when the first Burmese letter is drawn.
  preload('/fonts/padauk-400.woff2', { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return <img className="brand-mark" src="/logo-mark.svg" alt="" width={64} height={64} />;
}
