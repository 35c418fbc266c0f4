import type { CSSProperties } from 'react';
import { getText } from '#text';
import { HeadingText } from '@/components/ui/heading-text';
import { LevelBadge } from '@/components/ui/level-badge';
import { Table } from '@/components/ui/table';
import type { AttemptResult } from '@/lib/contract/level-test';

const ratio = (part: number, total: number) => (total > 0 ? part / total : 0);

/** A bar per level with a mark at the pass threshold. The table has the same figures for screen readers. */
export function LevelChart({ levels }: { levels: AttemptResult['perLevel'] }) {
  const text = getText('levelTest');
  if (levels.length === 0) return null;
  return (
    <section className="stack">
      <h3>
        <HeadingText text={text.perLevel} />
      </h3>
      <p className="small muted">{text.howPlaced}</p>
      <div className="level-chart" aria-hidden="true">
        {levels.map(({ level, correct, total, needed, passed }) => (
          <div key={level} className={passed === false ? 'not-passed' : undefined}>
            <LevelBadge level={level} />
            <span
              className={`level-chart-bar level-${level.toLowerCase()}`}
              style={{ '--part': ratio(correct, total), '--needed': ratio(needed ?? total, total) } as CSSProperties}
            />
            <span>
              {correct} / {total}
            </span>
          </div>
        ))}
      </div>
      <details>
        <summary>{text.asTable}</summary>
        <Table
          caption={text.tableCaption}
          hasHiddenCaption
          columns={[
            { key: 'level', title: text.columns.level },
            { key: 'right', title: text.columns.right, isNumber: true },
            { key: 'needed', title: text.columns.needed, isNumber: true },
            { key: 'total', title: text.columns.total, isNumber: true },
          ]}
          rows={levels.map(({ level, correct, total, needed }) => ({
            key: level,
            cells: { level, right: correct, needed: needed ?? '', total },
          }))}
        />
      </details>
    </section>
  );
}
