/** First segments of paths that are no pages of the site. */
const folders = [
  ...['api', 'admin', 'cms-api', 'healthz', 'readyz', 'cron'],
  ...['_next', 'sheet', 'media', 'fonts', 'icons', 'illustrations', 'videos'],
];

const files = [
  ...['logo.svg', 'logo-dark.svg', 'logo-mark.svg', 'share.png', 'icon.svg', 'apple-icon.png'],
  ...['manifest.webmanifest', 'robots.txt', 'sitemap.xml', 'feed.xml'],
];

const notPages = [...folders, ...files.map((file) => file.replaceAll('.', '\\.'))].join('|');

/**
 * Every path of a page, unknown ones included, as Next writes a `source` or a `matcher`. By whole segments and known names: `/adminfoo`
 * and a course named "TV5Monde.com" have pages like any other.
 */
export const pageSource = `/((?!(?:${notPages})(?:/|$)).*)`;

const page = new RegExp(`^${pageSource}$`);

/** Whether a path, with its leading slash and without a query, is one of a page. */
export const isPage = (path: string): boolean => page.test(path);
