import { getText } from '#text';

export function Skeleton({ lines = 1, height = '1.5rem' }: { lines?: number /** Any CSS length. */; height?: string }) {
  const ui = getText('ui');
  return (
    <div className="stack" role="status">
      <span className="visually-hidden">{ui.loading}</span>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className="skeleton" style={{ height }} />
      ))}
    </div>
  );
}
