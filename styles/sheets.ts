/**
 * The style sheets of the site by name, in the order in which they count; `site` is on every page. The bundler's loader
 * `as-text.cjs` puts the text of each file in the place of its name.
 */
export const sheets = {
  site: './site.css',
  slider: './slider.css',
  accordion: './accordion.css',
  tables: './tables.css',
  prose: './prose.css',
  home: './home.css',
  about: './about.css',
  totals: './totals.css',
  choosing: './choosing.css',
  courses: './courses.css',
  instructors: './instructors.css',
  events: './events.css',
  testimonials: './testimonials.css',
  books: './books.css',
  blog: './blog.css',
  fields: './fields.css',
  forms: './forms.css',
  account: './account.css',
  enrolment: './enrolment.css',
  'level-test': './level-test.css',
};
