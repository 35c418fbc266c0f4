import { InlineSvg } from './inline-svg';

const petal = [
  [0, -2],
  [-6, -5],
  [-7, -13],
  [0, -15],
  [7, -13],
  [6, -5],
  [0, -2],
] as const;

function turned(degrees: number): string {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [foot, ...curves] = petal.map(
    ([x, y]) => `${(x * cos - y * sin).toFixed(1)} ${(x * sin + y * cos).toFixed(1)}`,
  );
  return `M${foot}C${curves.join(' ')}z`;
}

const petals = [0, 72, 144, 216, 288].map(turned).join('');
const blossom = `<path d="${petals}" fill="currentColor"/><circle r="2.4" fill="var(--bad)"/>`;

export function Blossom({ size = 28, className }: { size?: number; className?: string }) {
  return (
    <InlineSvg
      markup={blossom}
      viewBox="-16 -16 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      className={className ?? 'ornament'}
    />
  );
}
