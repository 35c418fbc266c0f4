import { Counter } from '@/components/ui/counter';
import { getTotals } from '@/lib/api/about';
import { about as text } from '@/lib/text/en/about';

type Props = {
  /** How much of a counter must be seen before it counts, from 0 to 1. */
  threshold: number;
  /** A light band, where the dark footer follows. */
  light?: boolean;
};

/** The counters. */
export async function Totals({ threshold, light }: Props) {
  const { data } = await getTotals();
  const totals = Object.entries(data ?? {});
  if (totals.length === 0) return null;
  return (
    <section className={light ? 'totals-band totals-light' : 'totals-band section-night'} aria-labelledby="totals">
      <h2 id="totals" className="hidden-text">
        {text.totals}
      </h2>
      <dl className="page totals">
        {totals.map(([label, value]) => (
          <div key={label}>
            <dt>{capitalised(label)}</dt>
            <dd>
              <Counter value={value} written={value.toLocaleString('en-US')} threshold={threshold} />+
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function capitalised(label: string): string {
  const words = label.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
