import type { ComponentPropsWithoutRef, CSSProperties, ReactNode } from 'react';
import { ui } from '@/lib/text/en/ui';
import { classNames } from './class-names';

type Props = {
  id: string;
  title: ReactNode;
  children: ReactNode;
  /** Any CSS length. */
  width?: string;
};

/** A dialog that a `ModalTrigger` opens before any script has come; Escape and a tap beside it close it. For content that is light. */
export function Modal({ id, title, children, width }: Props) {
  return (
    <dialog
      id={id}
      popover="auto"
      className="modal"
      aria-labelledby={`${id}-title`}
      style={width ? ({ '--width': width } as CSSProperties) : undefined}
    >
      <div className="modal-head">
        <h2 id={`${id}-title`} className="display">
          {title}
        </h2>
        <CloseButton popoverTarget={id} />
      </div>
      {children}
    </dialog>
  );
}

type TriggerProps = ComponentPropsWithoutRef<'button'> & { for: string };

/** The button that opens the modal of this id. */
export function ModalTrigger({ for: id, children, className = 'button', ...rest }: TriggerProps) {
  return (
    <button type="button" className={className} popoverTarget={id} aria-haspopup="dialog" {...rest}>
      {children}
    </button>
  );
}

export function CloseButton({
  popoverTarget,
  onClick,
  className,
}: {
  popoverTarget?: string;
  onClick?: () => void;
  className?: string;
}) {
  return (
    <button
      type="button"
      className={classNames('close', className)}
      aria-label={ui.close}
      onClick={onClick}
      {...(popoverTarget ? { popoverTarget, popoverTargetAction: 'hide' as const } : undefined)}
    >
      <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
        <path d="M18 6 6 18M6 6l12 12" />
      </svg>
    </button>
  );
}
