'use client';

import { useRef, useState } from 'react';
import { desk as text } from '@/lib/text/en/desk';
import type { Mention } from './queue';

/** A screenshot that a tap enlarges to the whole screen; a second tap brings it closer, and it can be pushed about. */
export function Screenshot({ entry: { reference, screenshot } }: { entry: Pick<Mention, 'reference' | 'screenshot'> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [close, setClose] = useState(false);
  if (!screenshot) return <p className="desk-noshot">{text.noScreenshot}</p>;
  const picture = <img src={screenshot} alt={text.screenshot(reference)} loading="lazy" decoding="async" />;
  return (
    <>
      <button type="button" className="desk-shot" onClick={() => dialog.current?.showModal()}>
        {picture}
        <span>{text.zoom}</span>
      </button>
      <dialog ref={dialog} className="desk-zoom" aria-label={text.screenshot(reference)}>
        <button
          type="button"
          className="desk-zoomed"
          data-close={close || undefined}
          aria-label={close ? text.whole : text.closer}
          onClick={() => setClose(!close)}
        >
          {picture}
        </button>
        <form method="dialog">
          <button type="submit">{text.close}</button>
        </form>
      </dialog>
    </>
  );
}
