'use client';

import { useRef, useState } from 'react';
import { getText } from '#text';
import { Button } from '@/components/ui/button';
import { Island } from '@/components/ui/island';

type Props = {
  displayNumber: string;
  /** Digits alone, as banking apps expect it. */
  number: string;
  label: string;
};

/** All labels are rendered and one is visible, so that the width of the button does not change. */
export function AccountNumber({ displayNumber, number, label }: Props) {
  const forms = getText('forms');
  const numberElement = useRef<HTMLElement>(null);
  const [status, setStatus] = useState<string>();

  async function copy() {
    setStatus((await copyNumber(number, numberElement.current)) ? forms.copied : forms.notCopied);
    setTimeout(setStatus, 2500, undefined);
  }

  return (
    <>
      <strong className="transfer-number" ref={numberElement}>
        {displayNumber}
      </strong>
      <Island>
        <Button variant="quiet" isSmall onClick={copy} aria-label={status ? undefined : label}>
          <span className="label-states">
            {[forms.copy, forms.copied, forms.notCopied].map((text) => (
              <span key={text} data-shown={text === (status ?? forms.copy) || undefined}>
                {text}
              </span>
            ))}
          </span>
        </Button>
      </Island>
      <span className="visually-hidden" role="status">
        {status}
      </span>
    </>
  );
}

async function copyNumber(number: string, element: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(number);
    return true;
  } catch {
    return copyBySelection(number, element);
  }
}

/** In-app browsers refuse the clipboard API but copy a selection. Should that fail too, the number is left selected. */
function copyBySelection(number: string, element: HTMLElement | null): boolean {
  const write = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', number);
    event.preventDefault();
  };
  if (element) getSelection()?.selectAllChildren(element);
  document.addEventListener('copy', write);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', write);
  }
}
