'use client';

import type { ReactNode } from 'react';
import { LateForm } from '@/components/ui/late-form';
import { ContactIsland, type ContactIslandProps } from './contact-island';

// The form is what its page is for: its script comes with the page's own, not after them.
const load = async () => ContactIsland;

/** The contact form: `children` is its HTML. */
export function ContactLateForm({ children, ...own }: ContactIslandProps & { children: ReactNode }) {
  return (
    <LateForm load={load} own={own}>
      {children}
    </LateForm>
  );
}
