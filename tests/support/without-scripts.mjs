const executable = /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;

/** The static twin of a page. */
export const withoutScripts = (html) => html.replace(executable, '');
