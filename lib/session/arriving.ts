/**
 * Whether a visitor arrives: from elsewhere, as far as the browser says, and not by a reload. Who arrives is greeted, and gets the
 * style sheet inside the page; who was here just now has it. `header` gives a header of the request by its name in lower case.
 */
export function isArriving(header: (name: string) => string | null | undefined): boolean {
  const reloads = /\b(max-age=0|no-cache)\b/.test(header('cache-control') ?? '');
  return header('sec-fetch-site') !== 'same-origin' && !reloads;
}
