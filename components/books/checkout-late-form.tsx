'use client';

import type { ReactNode } from 'react';
import { LateForm } from '@/components/ui/late-form';
import { CheckoutIsland, type CheckoutIslandProps } from './checkout-island';

// The form is what its page is for: its script comes with the page's own, not after them.
const load = async () => CheckoutIsland;

export function CheckoutLateForm({ children, ...own }: CheckoutIslandProps & { children: ReactNode }) {
  return (
    <LateForm load={load} own={own}>
      {children}
    </LateForm>
  );
}
