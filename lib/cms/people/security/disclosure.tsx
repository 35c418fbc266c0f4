'use client';

import { type ReactNode, useId, useState } from 'react';
import { useHydrated } from '@/lib/use-hydrated';

type Props = { label: string; children: ReactNode };

/** Not `<details>`: hydration may close what was unfolded before. */
export function Disclosure({ label, children }: Props) {
  const id = useId();
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="security-disclosure">
      <button
        type="button"
        disabled={!isHydrated}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
