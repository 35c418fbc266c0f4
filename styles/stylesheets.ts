/**
 * The stylesheets of the site by name, in the order of the cascade; `site` is on every page, a component brings the others by
 * `<Stylesheet>`. `stylesheet-loader.cjs` replaces the name of each file by its text.
 */
export const stylesheets = {
  site: './site.css',
  slider: './slider.css',
  accordion: './accordion.css',
  table: './table.css',
  tabs: './tabs.css',
  prose: './prose.css',
  home: './home.css',
  about: './about.css',
  totals: './totals.css',
  'choice-rows': './choice-rows.css',
  courses: './courses.css',
  classes: './classes.css',
  'course-page': './course-page.css',
  instructors: './instructors.css',
  events: './events.css',
  testimonials: './testimonials.css',
  books: './books.css',
  blog: './blog.css',
  fields: './fields.css',
  forms: './forms.css',
  upload: './upload.css',
  inquiry: './inquiry.css',
  account: './account.css',
  enrolment: './enrolment.css',
  'level-test': './level-test.css',
  'level-test-result': './level-test-result.css',
};
