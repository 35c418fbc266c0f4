'use client';

import type { ReactNode } from 'react';
import { LateForm } from '@/components/ui/late-form';
import type { NewsletterIslandProps } from './newsletter-island';

const load = () => import('./newsletter-island').then(({ NewsletterIsland }) => NewsletterIsland);

type Props = NewsletterIslandProps & { waiting: string; children: ReactNode };

export function NewsletterLateForm({ waiting, children, ...own }: Props) {
  return (
    <LateForm load={load} own={own} waiting={waiting}>
      {children}
    </LateForm>
  );
}
