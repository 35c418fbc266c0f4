import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { keepPhrases } from './heading-text';
import { SiteLink } from './link';

type Props = { media?: ReactNode; children: ReactNode; className?: string };

export function Card({ media, children, className }: Props) {
  return (
    <article className={classNames('card card-lifts', className)}>
      {media && <div className="card-media">{media}</div>}
      <div className="card-body">{children}</div>
    </article>
  );
}

export function CardLink({
  href,
  children,
  level = 3,
  lang,
}: {
  href: string;
  children: ReactNode;
  level?: 2 | 3;
  lang?: string;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading className="display" lang={lang}>
      <SiteLink href={href} className="card-link">
        {keepPhrases(children)}
      </SiteLink>
    </Heading>
  );
}
