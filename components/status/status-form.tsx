'use client';

import type { ReactNode } from 'react';
import { LateForm, soon } from '@/components/ui/late-form';
import type { StatusIslandProps } from './status-island';

const load = soon(() => import('./status-island').then(({ StatusIsland }) => StatusIsland));

export function StatusForm({ children, ...own }: StatusIslandProps & { children: ReactNode }) {
  return (
    <LateForm load={load} own={own}>
      {children}
    </LateForm>
  );
}
