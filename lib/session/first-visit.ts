/** Later pages find the stylesheets in the browser’s cache and show no preloader. */
export function isFirstVisit(header: (name: string) => string | null | undefined): boolean {
  const isReload = /\b(max-age=0|no-cache)\b/.test(header('cache-control') ?? '');
  return header('sec-fetch-site') !== 'same-origin' && !isReload;
}
