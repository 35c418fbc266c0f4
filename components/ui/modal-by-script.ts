import { isBeside } from './is-beside';

/** For browsers without invoker commands or `closedby`: opens and closes each `Modal` as they would. */
export function openModalsByScript(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) document.addEventListener('click', runCommand);
  if (!('closedBy' in HTMLDialogElement.prototype)) document.addEventListener('click', closeFromBeside);
}

function runCommand(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('[commandfor]') : null;
  const modal = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(modal instanceof HTMLDialogElement) || isOpenAsPopover(modal)) return;
  // Or the browser would open it as a popover.
  event.preventDefault();
  if (button?.getAttribute('command') === 'close') return modal.close();
  modal.showModal();
  modal.addEventListener('close', tellToggled, { once: true });
  tellToggled.call(modal);
}

/** It was opened before this script had loaded. */
function isOpenAsPopover(modal: HTMLDialogElement): boolean {
  return !modal.open && modal.getClientRects().length > 0;
}

function closeFromBeside({ target, clientX, clientY }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement) || !target.open || target.getAttribute('closedby') !== 'any') return;
  if (isBeside(target, { clientX, clientY })) target.close();
}

/** As a popover does when it opens or closes. */
function tellToggled(this: HTMLDialogElement) {
  this.dispatchEvent(new Event('toggle'));
}
