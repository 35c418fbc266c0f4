/** A padauk flower, the school's mark of punctuation. Decorative. */
export function Blossom({ size = 28, className }: { size?: number; className?: string }) {
  return (
    <svg viewBox="-16 -16 32 32" width={size} height={size} aria-hidden="true" className={className ?? 'ornament'}>
      {[0, 72, 144, 216, 288].map((angle) => (
        <path key={angle} d="M0-2C-6-5-7-13 0-15 7-13 6-5 0-2z" fill="currentColor" transform={`rotate(${angle})`} />
      ))}
      <circle r="2.4" fill="var(--bad)" />
    </svg>
  );
}
