export function mailtoLink(email: string, subject?: string): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  return subject ? `mailto:${to}?subject=${encodeURIComponent(subject)}` : `mailto:${to}`;
}
