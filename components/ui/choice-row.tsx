import type { ReactNode } from 'react';
import { languageOf } from '@/lib/format/language';
import { CardLink } from './card';
import { LevelBadge } from './level-badge';
import { MyText } from './my-text';
import { Price } from './price';

type Props = {
  href: string;
  title: string;
  level?: string;
  /** What tells it from its neighbours, in a few words. */
  facts?: string;
  price?: string;
  off?: string;
  /** Shown on wide windows only. */
  picture?: ReactNode;
};

/** One of a list from which one is chosen: a dense row on a phone, a small card on a wide window. Stands in `.choice-rows`. */
export function ChoiceRow({ href, title, level, facts, price, off, picture }: Props) {
  return (
    <li>
      {picture}
      <CardLink href={href} level={2} lang={languageOf(title)}>
        <MyText text={title} />
      </CardLink>
      <p className="cluster small muted">
        {level && <LevelBadge level={level} brief />}
        {facts && <MyText text={facts} />}
      </p>
      <Price price={price} off={off} />
    </li>
  );
}
