/**
 * Whether a visitor comes from elsewhere, as far as the browser says, and does not reload. A first visit shows the preloader and gets
 * the stylesheet inside the page; a further one has it cached. `header` reads a request header by its lower-case name.
 */
export function isFirstVisit(header: (name: string) => string | null | undefined): boolean {
  const reloads = /\b(max-age=0|no-cache)\b/.test(header('cache-control') ?? '');
  return header('sec-fetch-site') !== 'same-origin' && !reloads;
}
