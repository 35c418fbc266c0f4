'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { forms } from '@/lib/text/en/forms';

/** Copies a text, such as an account's number, and says that it did. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(setCopied, 2500, false);
    } catch {
      // Forbidden, or a page without https: the number can still be read and selected.
    }
  }

  return (
    <Button look="quiet" small onClick={copy} aria-label={label}>
      <span aria-live="polite">{copied ? forms.copied : forms.copy}</span>
    </Button>
  );
}
