/** Without this file the build would use the site's. */
export function register() {}
