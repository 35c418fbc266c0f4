import './status-pill.css';

export type PillTone = 'new' | 'progress' | 'done' | 'refused';

export function StatusPill({ tone, children }: { tone: PillTone; children: string }) {
  return (
    <span className="status-pill" data-tone={tone}>
      {children}
    </span>
  );
}
