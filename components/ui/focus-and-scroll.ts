/** A ref callback for what replaces a form: focuses it and scrolls it into view. */
export function focusAndScroll(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start' });
}
