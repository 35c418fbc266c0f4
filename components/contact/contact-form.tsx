'use client';

import type { ReactNode } from 'react';
import { LateForm, soon } from '@/components/ui/late-form';
import type { ContactIslandProps } from './contact-island';

const load = soon(() => import('./contact-island').then(({ ContactIsland }) => ContactIsland));

/** The contact form: `children` is its HTML. */
export function ContactForm({ children, ...own }: ContactIslandProps & { children: ReactNode }) {
  return (
    <LateForm load={load} own={own}>
      {children}
    </LateForm>
  );
}
