import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/styles/site.css';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'École Padauk' };

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
