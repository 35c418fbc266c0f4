import { isBeside } from './is-beside';

/** For browsers without popovers: a button that names a `Modal` opens and closes it as the modal dialog that those browsers know. */
export function openModalsByScript(): void {
  HTMLDialogElement.prototype.hidePopover = HTMLDialogElement.prototype.close;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null;
    const modal = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (!(modal instanceof HTMLDialogElement)) return;
    if (modal.open) modal.close();
    else if (button?.getAttribute('popovertargetaction') !== 'hide') open(modal);
  });
}

function open(modal: HTMLDialogElement) {
  modal.showModal();
  modal.addEventListener('click', closeFromBeside);
  modal.addEventListener('close', tellToggled);
  tellToggled.call(modal);
}

function closeFromBeside(this: HTMLDialogElement, event: MouseEvent) {
  if (event.target === this && isBeside(this, event)) this.close();
}

/** As a popover does when it opens or closes. */
function tellToggled(this: HTMLDialogElement) {
  this.dispatchEvent(new Event('toggle'));
}
