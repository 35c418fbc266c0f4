/** A click on the backdrop has the dialog as its target. */
export function isBackdropClick(dialog: Element, { clientX, clientY }: { clientX: number; clientY: number }): boolean {
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
