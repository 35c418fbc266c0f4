/** Without its own, the build would take the site's, with its database. */
export function register() {}
