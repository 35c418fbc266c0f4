'use client';

export function PrintButton({ children }: { children: string }) {
  return (
    <button type="button" onClick={() => window.print()}>
      {children}
    </button>
  );
}
