import { Drawing } from './drawing';

const star = 'l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z';
const fiveStars = `M10 1.6${[star, star, star, star, star].join('m20 0')}`;

/** Five outlined stars, filled from the left as far as the rating goes. */
const stars = (shown: number) => `
<clipPath id="rated-${shown * 10}"><rect width="${shown * 20}" height="20"/></clipPath>
<path d="${fiveStars}" fill="none" stroke="currentColor" stroke-width="1.2"/>
<path d="${fiveStars}" fill="currentColor" clip-path="url(#rated-${shown * 10})"/>`;

/** Five stars filled as far as the rating goes, the number, and how many people gave it. */
export function Rating({ rating, count }: { rating: number; count?: number }) {
  const shown = Math.min(5, Math.max(0, rating));
  return (
    <p className="rating">
      <Drawing
        markup={stars(shown)}
        viewBox="0 0 100 20"
        className="stars"
        role="img"
        aria-label={`${shown} out of 5`}
      />
      <span aria-hidden="true">
        {shown.toFixed(1)}
        {count !== undefined && <span className="muted"> ({count})</span>}
      </span>
    </p>
  );
}
