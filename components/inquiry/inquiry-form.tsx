'use client';

import type { ReactNode } from 'react';
import { LateForm, soon } from '@/components/ui/late-form';
import type { InquiryWizardProps } from './inquiry-wizard';

const load = soon(() => import('./inquiry-wizard').then(({ InquiryWizard }) => InquiryWizard));

export function InquiryForm({ children, ...own }: InquiryWizardProps & { children: ReactNode }) {
  return (
    <LateForm load={load} own={own}>
      {children}
    </LateForm>
  );
}
