'use client';

import { useRef, useState } from 'react';
import type { ReviewEntry } from '@/lib/transfers/review-queue';
import { useTexts } from './use-texts';
import './screenshot.css';

type Props = { entry: Pick<ReviewEntry, 'reference' | 'screenshot'>; isEager: boolean };

export function Screenshot({ entry: { reference, screenshot }, isEager }: Props) {
  const { text } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isZoomedIn, setZoomedIn] = useState(false);
  if (!screenshot) return <p className="review-no-screenshot">{text.noScreenshot}</p>;
  const image = (loading: 'eager' | 'lazy') => (
    <img src={screenshot} alt={text.screenshot(reference)} loading={loading} decoding="async" />
  );
  return (
    <>
      <button type="button" className="review-screenshot" onClick={() => dialog.current?.showModal()}>
        {image(isEager ? 'eager' : 'lazy')}
        <span>{text.enlarge}</span>
      </button>
      <dialog ref={dialog} className="review-zoom" aria-label={text.screenshot(reference)}>
        <button
          type="button"
          className="review-zoom-image"
          data-zoomed-in={isZoomedIn || undefined}
          aria-label={isZoomedIn ? text.zoomOut : text.zoomIn}
          onClick={() => setZoomedIn(!isZoomedIn)}
        >
          {image('lazy')}
        </button>
        <form method="dialog">
          <button type="submit">{text.close}</button>
        </form>
      </dialog>
    </>
  );
}
