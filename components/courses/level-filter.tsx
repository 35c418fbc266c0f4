import { SiteLink } from '@/components/ui/link';
import type { CefrLevel } from '@/lib/contract/common';
import { courses as text } from '@/lib/text/en/courses';

type Props = {
  levels: CefrLevel[];
  chosen?: CefrLevel;
  hrefOf: (level?: CefrLevel) => string;
};

/** Links to the courses of one level. Nothing where there is no choice. */
export function LevelFilter({ levels, chosen, hrefOf }: Props) {
  if (levels.length < 2) return null;
  return (
    <nav className="level-filter" aria-label={text.filter}>
      <ul className="cluster">
        {[undefined, ...levels].map((level) => (
          <li key={level ?? ''}>
            <SiteLink href={hrefOf(level)} aria-current={level === chosen ? 'true' : undefined}>
              {level ?? text.allLevels}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
