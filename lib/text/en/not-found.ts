export const notFound = {
  title: '404. Page not found',
  body: "Sorry, we couldn't find the page you where looking for. We suggest that you return to homepage.",
  onePath: 'This page has the same link in all languages:',
  onlyIn: {
    en: 'This page exists in English only.',
    my: 'This page exists in Burmese only.',
    fr: 'This page exists in French only.',
  },
  back: 'Back to Homepage',
  courses: '{type} courses',
  or: 'Or perhaps one of these is what you came for:',
} as const;
