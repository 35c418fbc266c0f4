'use client';

import { useRef, useState } from 'react';
import type { ReviewEntry } from '@/lib/transfers/review-queue';
import { useWords } from './use-words';

type Props = { entry: Pick<ReviewEntry, 'reference' | 'screenshot'>; near: boolean };

/** A screenshot that a tap enlarges to the whole screen; a second tap brings it closer, and it can be pushed about. */
export function Screenshot({ entry: { reference, screenshot }, near }: Props) {
  const { text } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [close, setClose] = useState(false);
  if (!screenshot) return <p className="desk-noshot">{text.noScreenshot}</p>;
  const picture = (now: boolean) => (
    <img src={screenshot} alt={text.screenshot(reference)} loading={now ? 'eager' : 'lazy'} decoding="async" />
  );
  return (
    <>
      <button type="button" className="desk-shot" onClick={() => dialog.current?.showModal()}>
        {picture(near)}
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
          {picture(false)}
        </button>
        <form method="dialog">
          <button type="submit">{text.close}</button>
        </form>
      </dialog>
    </>
  );
}
