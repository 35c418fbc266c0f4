/** A tap on the dark ground around an open dialog, which counts as one on the dialog. */
export function isBeside(dialog: Element, { clientX, clientY }: { clientX: number; clientY: number }): boolean {
  const box = dialog.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
