'use client';

import type { ReactNode } from 'react';
import { LateForm } from '@/components/ui/late-form';
import type { StatusIslandProps } from './status-island';

const load = () => import('./status-island').then(({ StatusIsland }) => StatusIsland);

export function StatusForm({ children, ...own }: StatusIslandProps & { children: ReactNode }) {
  return (
    <LateForm load={load} own={own}>
      {children}
    </LateForm>
  );
}
