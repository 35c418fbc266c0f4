/** For the `ref` of what takes a form's place: brings it before the eyes, and the keyboard to it. */
export function arriveAt(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start' });
}
