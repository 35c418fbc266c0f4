/** As with the instrumentation: without its own, the build would take the site's. It runs for no page. */
export function middleware() {}

export const config = { matcher: '/nowhere-at-all' };
