const firstSegments = ['admin', 'cms-api', 'media'];

export const cmsSources = firstSegments.map((folder) => `/${folder}/:path*`);

export const notFoundPath = '/-/not-found';

/** A query of `notFoundPath`: where the page exists. */
export const elsewhereParameter = 'elsewhere';

export const notFoundWith = (elsewhere: string | undefined): string =>
  elsewhere ? `${notFoundPath}?${elsewhereParameter}=${encodeURIComponent(elsewhere)}` : notFoundPath;

const cmsPath = new RegExp(`^/+(?:${firstSegments.join('|')})(?:/|$)`);

/** Otherwise the first visitor of `/admin` could create its owner in an empty database. The percent signs of `url` must decode. */
export function withoutCms(url: string): string {
  const [path = ''] = url.split('?', 1);
  return cmsPath.test(decodeURIComponent(path)) ? notFoundPath : url;
}
