/** A segment of a path as a person would write it: "L%E2%80%99%C3%A9t%C3%A9" becomes "L’été". What is not encoded stays. */
export function pathText(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
