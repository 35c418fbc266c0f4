import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { SectionHeading } from '@/components/ui/page-heading';

type Props = {
  id: string;
  title: string;
  lead: string;
  more: { href: string; label: string };
  isSunken?: boolean;
  children: ReactNode;
};

export function HomeSection({ id, title, lead, more, isSunken, children }: Props) {
  return (
    <section className={classNames('section', isSunken && 'section-sunken')} aria-labelledby={id}>
      <div className="page">
        <SectionHeading
          id={id}
          lead={lead}
          action={
            <LinkButton variant="quiet" href={more.href}>
              {more.label}
            </LinkButton>
          }
        >
          {title}
        </SectionHeading>
        {children}
      </div>
    </section>
  );
}
