import { getLocale, getText } from '#text';
import { formatTenths } from '@/lib/format/numbers';
import { fill } from '@/lib/text/fill';
import { InlineSvg } from './inline-svg';

const star = 'l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z';
const row = (before: number, count: number) => `M${before * 20 + 10} 1.6${Array(count).fill(star).join('m20 0')}`;

function stars(shown: number): string {
  const whole = Math.floor(shown);
  const outline = 'stroke="currentColor" stroke-width="1.2"';
  const parts = [`<path d="${row(0, whole)}" fill="currentColor" ${outline}/>`];
  if (whole < 5) parts.push(`<path d="${row(whole, 5 - whole)}" fill="none" ${outline}/>`);
  // A nested `<svg>` clips the partly filled star.
  if (shown > whole)
    parts.push(`<svg width="${shown * 20}" height="20"><path d="${row(whole, 1)}" fill="currentColor"/></svg>`);
  return parts.join('');
}

export function Rating({ rating, count }: { rating: number; count?: number }) {
  const ui = getText('ui');
  const shown = Math.min(5, Math.max(0, rating));
  return (
    <p className="rating">
      <InlineSvg
        markup={stars(shown)}
        viewBox="0 0 100 20"
        className="stars"
        role="img"
        aria-label={fill(ui.rating, { stars: shown })}
      />
      <span aria-hidden="true">
        {formatTenths(getLocale(), shown)}
        {count !== undefined && <span className="muted"> ({count})</span>}
      </span>
    </p>
  );
}
