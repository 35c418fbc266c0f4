/** A link that writes to an address. A "?" or "&" in either must not begin another part of the link; the "@" may stay. */
export function mailtoLink(address: string, subject?: string): string {
  const to = encodeURIComponent(address).replace('%40', '@');
  return subject ? `mailto:${to}?subject=${encodeURIComponent(subject)}` : `mailto:${to}`;
}
