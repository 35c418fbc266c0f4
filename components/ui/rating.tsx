const star = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

/** Five stars filled as far as the rating goes, the number, and how many people gave it. */
export function Rating({ rating, count }: { rating: number; count?: number }) {
  const shown = Math.min(5, Math.max(0, rating));
  return (
    <p className="rating">
      <svg viewBox="0 0 100 20" className="stars" role="img" aria-label={`${shown} out of 5`}>
        <defs>
          <clipPath id={`rated-${shown * 10}`}>
            <rect width={shown * 20} height="20" />
          </clipPath>
        </defs>
        {[0, 20, 40, 60, 80].map((x) => (
          <path key={x} d={star} transform={`translate(${x})`} fill="none" stroke="currentColor" strokeWidth="1.2" />
        ))}
        <g clipPath={`url(#rated-${shown * 10})`} fill="currentColor">
          {[0, 20, 40, 60, 80].map((x) => (
            <path key={x} d={star} transform={`translate(${x})`} />
          ))}
        </g>
      </svg>
      <span aria-hidden="true">
        {shown.toFixed(1)}
        {count !== undefined && <span className="muted"> ({count})</span>}
      </span>
    </p>
  );
}
