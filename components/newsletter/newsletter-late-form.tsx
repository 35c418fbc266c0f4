'use client';

import type { ReactNode } from 'react';
import { LateForm } from '@/components/ui/late-form';
import type { NewsletterIslandProps } from './newsletter-island';

const load = () => import('./newsletter-island').then(({ NewsletterIsland }) => NewsletterIsland);

export function NewsletterLateForm({ children, ...own }: NewsletterIslandProps & { children: ReactNode }) {
  return (
    <LateForm load={load} own={own}>
      {children}
    </LateForm>
  );
}
