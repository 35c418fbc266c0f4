/** What begins an address that is no page of the site. */
const folders = [
  ...['api', 'admin', 'cms-api', 'healthz', 'readyz', 'cron'],
  ...['_next', 'sheet', 'media', 'fonts', 'icons', 'illustrations', 'videos'],
];

const files = [
  ...['logo.svg', 'logo-dark.svg', 'logo-mark.svg', 'share.png', 'icon.svg', 'apple-icon.png'],
  ...['manifest.webmanifest', 'robots.txt', 'sitemap.xml', 'feed.xml'],
];

const otherwise = [...folders, ...files.map((file) => file.replaceAll('.', '\\.'))].join('|');

/**
 * Every address that is answered with a page, also that none is there, as the framework writes a `source` or a `matcher`.
 * By whole segments and known names: `/adminfoo` and a course named "TV5Monde.com" have pages like any other.
 */
export const pageSource = `/((?!(?:${otherwise})(?:/|$)).*)`;

const page = new RegExp(`^${pageSource}$`);

/** Whether this path, with its leading slash and without a query, is answered with a page. */
export const isPage = (path: string): boolean => page.test(path);
