import { getLocale, getText } from '#text';
import { Counter } from '@/components/ui/counter';
import { Stylesheet } from '@/components/ui/stylesheet';
import { getTotals } from '@/lib/api/about';
import { formatNumber } from '@/lib/format/numbers';

type Props = {
  /** The part of a counter that must be visible before it starts, from 0 to 1. */
  threshold: number;
  isLight?: boolean;
};

export async function Totals({ threshold, isLight }: Props) {
  const text = getText('about');
  const labels: Partial<Record<string, string>> = text.totalLabels;
  const { data } = await getTotals();
  const totals = Object.entries(data ?? {});
  if (totals.length === 0) return null;
  return (
    <section className={isLight ? 'totals-band totals-light' : 'totals-band section-night'} aria-labelledby="totals">
      <Stylesheet name="totals" />
      <h2 id="totals" className="visually-hidden">
        {text.totals}
      </h2>
      <dl className="page totals">
        {totals.map(([label, value]) => (
          <div key={label}>
            <dt>{labels[label.toLowerCase()] ?? capitalise(label)}</dt>
            <dd>
              <Counter value={value} formatted={formatNumber(getLocale(), value)} threshold={threshold} />+
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Another backend has totals of its own. */
function capitalise(label: string): string {
  const spaced = label.replaceAll('_', ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
