/** Without this file the build would use the site's. Matches no page. */
export function middleware() {}

export const config = { matcher: '/-/no-page' };
