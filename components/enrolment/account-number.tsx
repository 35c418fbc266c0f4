'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { forms } from '@/lib/text/en/forms';

type Props = {
  /** In groups, to be read. */
  shown: string;
  /** As an app for transfers takes it. */
  number: string;
  label: string;
};

/** The number of an account, with a button that copies it and says whether it did. Its width fits the longest of its words. */
export function AccountNumber({ shown, number, label }: Props) {
  const place = useRef<HTMLElement>(null);
  const [said, setSaid] = useState<string>();

  async function copy() {
    setSaid((await copied(number, place.current)) ? forms.copied : forms.notCopied);
    setTimeout(setSaid, 2500, undefined);
  }

  return (
    <>
      <strong className="transfer-number" ref={place}>
        {shown}
      </strong>
      <Button look="quiet" small onClick={copy} aria-label={said ? undefined : label}>
        <span className="one-of">
          {[forms.copy, forms.copied, forms.notCopied].map((word) => (
            <span key={word} data-shown={word === (said ?? forms.copy) || undefined}>
              {word}
            </span>
          ))}
        </span>
      </Button>
      <span className="hidden-text" role="status">
        {said}
      </span>
    </>
  );
}

async function copied(number: string, place: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(number);
    return true;
  } catch {
    return copiedBySelection(number, place);
  }
}

/** Browsers inside other apps refuse the clipboard, but copy what is selected; where not even that works, it is selected for the hand. */
function copiedBySelection(number: string, place: HTMLElement | null): boolean {
  const write = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', number);
    event.preventDefault();
  };
  if (place) getSelection()?.selectAllChildren(place);
  document.addEventListener('copy', write);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', write);
  }
}
