'use client';

import type { ReactNode } from 'react';
import { LateForm, soon } from '@/components/ui/late-form';
import type { CheckoutIslandProps } from './checkout-island';

const load = soon(() => import('./checkout-island').then(({ CheckoutIsland }) => CheckoutIsland));

export function CheckoutLateForm({ children, ...own }: CheckoutIslandProps & { children: ReactNode }) {
  return (
    <LateForm load={load} own={own}>
      {children}
    </LateForm>
  );
}
