import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/page-heading';

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <SectionHeading>{title}</SectionHeading>
      {children}
    </section>
  );
}
