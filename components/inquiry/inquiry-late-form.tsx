'use client';

import type { ReactNode } from 'react';
import { LateForm } from '@/components/ui/late-form';
import { InquiryWizard, type InquiryWizardProps } from './inquiry-wizard';

// The form is what its page is for: its script comes with the page's own, not after them.
const load = async () => InquiryWizard;

export function InquiryLateForm({ children, ...own }: InquiryWizardProps & { children: ReactNode }) {
  return (
    <LateForm load={load} own={own}>
      {children}
    </LateForm>
  );
}
