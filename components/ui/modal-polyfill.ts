import { isBackdropClick } from './is-backdrop-click';

export function polyfillModals(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    document.addEventListener('click', runCommand);
    // Tapped before: the loader marks it (`lib/http/page-cache/loader.ts`).
    document.querySelector<HTMLElement>('[commandfor][data-tapped]')?.click();
  }
  if (!('closedBy' in HTMLDialogElement.prototype)) document.addEventListener('click', closeOnBackdropClick);
}

function runCommand(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('[commandfor]') : null;
  button?.removeAttribute('data-tapped');
  const modal = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(modal instanceof HTMLDialogElement) || isOpenAsPopover(modal)) return;
  event.preventDefault();
  if (button?.getAttribute('command') === 'close') return modal.close();
  modal.showModal();
  modal.addEventListener('close', dispatchToggle, { once: true });
  dispatchToggle.call(modal);
}

function isOpenAsPopover(modal: HTMLDialogElement): boolean {
  return !modal.open && modal.getClientRects().length > 0;
}

function closeOnBackdropClick({ target, clientX, clientY }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement) || !target.open || target.getAttribute('closedby') !== 'any') return;
  if (isBackdropClick(target, { clientX, clientY })) target.close();
}

function dispatchToggle(this: HTMLDialogElement) {
  this.dispatchEvent(new Event('toggle'));
}
