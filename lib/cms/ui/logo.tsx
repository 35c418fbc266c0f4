import { preload } from 'react-dom';
import { env } from '@/lib/env';
import './admin.css';
import './logo.css';
import './readable.css';
import './record-header.css';
import './touch-targets.css';

export function Logo() {
  return (
    <span className="brand-logo">
      <Mark />
      {env().SITE_NAME}
    </span>
  );
}

export function Mark() {
  // Without this the font loads only after the first Burmese text is laid out.
  preload('/fonts/padauk-400.woff2', { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return <img className="brand-mark" src="/logo-mark.svg" alt="" width={64} height={64} />;
}
