import { Drawing } from './drawing';

const petals = [0, 72, 144, 216, 288].map(
  (angle) => `<path d="M0-2C-6-5-7-13 0-15 7-13 6-5 0-2z" fill="currentColor" transform="rotate(${angle})"/>`,
);
const blossom = `${petals.join('')}<circle r="2.4" fill="var(--bad)"/>`;

/** A padauk flower, the school's mark of punctuation. Decorative. */
export function Blossom({ size = 28, className }: { size?: number; className?: string }) {
  return (
    <Drawing
      markup={blossom}
      viewBox="-16 -16 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      className={className ?? 'ornament'}
    />
  );
}
