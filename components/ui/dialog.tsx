'use client';

import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { keepPhrases } from './heading-text';
import { isBackdropClick } from './is-backdrop-click';
import { CloseButton } from './modal';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  width?: string;
};

export function Dialog({ open, onClose, title, children, width }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Close before unmounting, otherwise the browser does not restore the focus.
  useLayoutEffect(() => {
    if (!open) return;
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside the dialog closes it; the keyboard has Escape and the button
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={titleId}
      style={width ? ({ '--width': width } as CSSProperties) : undefined}
      onClose={({ currentTarget }) => currentTarget.isConnected && !currentTarget.open && onClose()}
      onClick={(event) =>
        event.target === event.currentTarget && isBackdropClick(event.currentTarget, event) && onClose()
      }
    >
      {open && (
        <>
          <div className="modal-head">
            <h2 id={titleId} className="display">
              {keepPhrases(title)}
            </h2>
            <CloseButton onClick={onClose} />
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}
