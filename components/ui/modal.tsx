import type { ComponentPropsWithoutRef, CSSProperties, ReactNode } from 'react';
import { getText } from '#text';
import { classNames } from './class-names';
import { keepPhrases } from './heading-text';

type Props = {
  id: string;
  title: ReactNode;
  children: ReactNode;
  width?: string;
};

/** A modal dialog that works without scripts. Browsers without invoker commands open it as a popover until the polyfill has loaded. */
export function Modal({ id, title, children, width }: Props) {
  return (
    <dialog
      id={id}
      popover="auto"
      closedby="any"
      className="modal"
      aria-labelledby={`${id}-title`}
      style={width ? ({ '--width': width } as CSSProperties) : undefined}
    >
      <div className="modal-head">
        <h2 id={`${id}-title`} className="display">
          {keepPhrases(title)}
        </h2>
        <CloseButton {...closeModalProps(id)} />
      </div>
      {children}
    </dialog>
  );
}

// React's types lack invoker commands. A browser that has them ignores the popover attributes.
const showModalProps = (id: string) => ({ popoverTarget: id, command: 'show-modal', commandfor: id });

export const closeModalProps = (id: string) => ({
  popoverTarget: id,
  popoverTargetAction: 'hide' as const,
  command: 'close',
  commandfor: id,
});

export function closeModal(id: string): void {
  const modal = document.getElementById(id);
  if (modal instanceof HTMLDialogElement && modal.open) modal.close();
  else if (modal && modal.getClientRects().length > 0) modal.hidePopover();
}

type TriggerProps = ComponentPropsWithoutRef<'button'> & { for: string };

export function ModalTrigger({ for: id, children, className = 'button', ...rest }: TriggerProps) {
  return (
    <button type="button" className={className} aria-haspopup="dialog" {...showModalProps(id)} {...rest}>
      {children}
    </button>
  );
}

export function CloseButton({ className, ...button }: ComponentPropsWithoutRef<'button'>) {
  const ui = getText('ui');
  return (
    <button type="button" className={classNames('close', className)} aria-label={ui.close} {...button}>
      <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
        <path d="M18 6 6 18M6 6l12 12" />
      </svg>
    </button>
  );
}
