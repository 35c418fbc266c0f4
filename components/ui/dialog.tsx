'use client';

import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { isBeside } from './is-beside';
import { CloseButton } from './modal';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Rendered only while it is open. */
  children: ReactNode;
  /** Any CSS length. */
  width?: string;
};

/** A modal dialog that an island opens and closes: the rest of the page is inert, Escape closes, focus returns to where it was. */
export function Dialog({ open, onClose, title, children, width }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closed before it leaves the page, or the browser would not give the focus back.
  useLayoutEffect(() => {
    if (!open) return;
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside the dialog closes it; the keyboard has Escape and the button
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={titleId}
      style={width ? ({ '--width': width } as CSSProperties) : undefined}
      onClose={({ currentTarget }) => currentTarget.isConnected && !currentTarget.open && onClose()}
      onClick={(event) => event.target === event.currentTarget && isBeside(event.currentTarget, event) && onClose()}
    >
      {open && (
        <>
          <div className="modal-head">
            <h2 id={titleId} className="display">
              {title}
            </h2>
            <CloseButton onClick={onClose} />
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}
