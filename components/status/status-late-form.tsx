'use client';

import type { ReactNode } from 'react';
import { LateForm } from '@/components/ui/late-form';
import { StatusIsland, type StatusIslandProps } from './status-island';

// The form is what its page is for: its script comes with the page's own, not after them.
const load = async () => StatusIsland;

export function StatusLateForm({ children, ...own }: StatusIslandProps & { children: ReactNode }) {
  return (
    <LateForm load={load} own={own}>
      {children}
    </LateForm>
  );
}
