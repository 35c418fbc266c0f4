import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { keepPhrases } from './heading-text';
import { MultilingualText } from './multilingual-text';

type Props = {
  children: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  illustration?: string;
  lang?: string;
};

export function PageHeading({ children, eyebrow, lead, illustration, lang }: Props) {
  return (
    <div className={classNames('page page-heading', illustration && 'split')}>
      <header className="stack">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1 lang={lang}>{keepPhrases(children)}</h1>
        <Lead>{lead}</Lead>
      </header>
      {illustration && <img src={illustration} alt="" width={480} height={360} decoding="async" loading="lazy" />}
    </div>
  );
}

export function SectionHeading({
  children,
  eyebrow,
  lead,
  id,
  action,
}: Omit<Props, 'illustration'> & { id?: string; action?: ReactNode }) {
  return (
    <header className="section-heading cluster">
      <div className="stack">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={id}>{keepPhrases(children)}</h2>
        <Lead>{lead}</Lead>
      </div>
      {action}
    </header>
  );
}

function Lead({ children }: { children: ReactNode }) {
  if (!children) return null;
  return <div className="lead">{typeof children === 'string' ? <MultilingualText text={children} /> : children}</div>;
}
