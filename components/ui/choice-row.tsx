import type { ReactNode } from 'react';
import { contentLanguage } from '@/lib/text/content-language';
import { CardLink } from './card';
import { LevelBadge } from './level-badge';
import { MultilingualText } from './multilingual-text';
import { Price } from './price';

type Props = {
  href: string;
  title: string;
  level?: string;
  facts?: string;
  price?: string;
  off?: string;
  picture?: ReactNode;
};

export function ChoiceRow({ href, title, level, facts, price, off, picture }: Props) {
  return (
    <li>
      {picture}
      <CardLink href={href} level={2} lang={contentLanguage(title)}>
        <MultilingualText text={title} />
      </CardLink>
      <p className="cluster small muted">
        {level && <LevelBadge level={level} isBrief />}
        {facts && <MultilingualText text={facts} />}
      </p>
      <Price price={price} off={off} />
    </li>
  );
}
