import type { CSSProperties } from 'react';
import { LevelBadge } from '@/components/ui/level-badge';
import { Table } from '@/components/ui/table';
import type { AttemptResult } from '@/lib/contract/level-test';
import { levelTest as text } from '@/lib/text/en/level-test';

/** A bar for each level: how much of it was right. The table says the same to those who do not see it. */
export function LevelChart({ levels }: { levels: AttemptResult['perLevel'] }) {
  if (levels.length === 0) return null;
  return (
    <section className="stack">
      <h3>{text.perLevel}</h3>
      <div className="level-chart" aria-hidden="true">
        {levels.map(({ level, correct, total }) => (
          <div key={level}>
            <LevelBadge level={level} />
            <span
              className={`level-chart-bar level-${level.toLowerCase()}`}
              style={{ '--part': total > 0 ? correct / total : 0 } as CSSProperties}
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
          hideCaption
          columns={[
            { key: 'level', title: text.columns.level },
            { key: 'right', title: text.columns.right, number: true },
            { key: 'total', title: text.columns.total, number: true },
          ]}
          rows={levels.map(({ level, correct, total }) => ({
            key: level,
            cells: { level, right: correct, total },
          }))}
        />
      </details>
    </section>
  );
}
