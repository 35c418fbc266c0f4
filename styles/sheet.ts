/** The style sheet of the site, made from `site.css`. The bundler's loader `as-text.cjs` puts its text here. */
export const text: string = '';
