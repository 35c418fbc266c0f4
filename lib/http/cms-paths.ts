/** First segments of the paths that belong to the CMS: its admin, its API and its files. */
const folders = ['admin', 'cms-api', 'media'];

/** The paths of the CMS, as the framework writes a `source`. */
export const cmsSources = folders.map((folder) => `/${folder}/:path*`);

/** A path that no page will ever have. */
export const notFoundPath = '/-/not-found';

const cmsPath = new RegExp(`^/+(?:${folders.join('|')})(?:/|$)`);

/**
 * The URL to route a request to where there is no CMS: with an existing backend the first visitor of `/admin` would be asked to create
 * its owner, in an empty database. The percent signs of `url` must decode.
 */
export function withoutCms(url: string): string {
  const [path = ''] = url.split('?', 1);
  return cmsPath.test(decodeURIComponent(path)) ? notFoundPath : url;
}
