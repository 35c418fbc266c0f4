const firstSegments = [
  ...['api', 'admin', 'cms-api', 'healthz', 'readyz', 'cron'],
  ...['_next', 'documents', 'stylesheets', 'media', 'fonts', 'icons', 'illustrations', 'videos', '\\.well-known'],
];

const files = [
  ...['logo.svg', 'logo-dark.svg', 'logo-mark.svg', 'share.png', 'share-my.png', 'share-fr.png', 'favicon.ico'],
  ...['manifest.webmanifest', 'robots.txt', 'sitemap.xml', 'feed.xml'],
];

const notPages = [...firstSegments, ...files.map((file) => file.replaceAll('.', '\\.'))].join('|');

/** As a `source` or `matcher` of Next. Matches whole segments, because a course may be named "TV5Monde.com". */
export const pageSource = `/((?!(?:${notPages})(?:/|$)).*)`;

const page = new RegExp(`^${pageSource}$`);

export const isPage = (path: string): boolean => page.test(path);
