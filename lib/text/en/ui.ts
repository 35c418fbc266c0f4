/** Words of the controls that every page shares. */
export const ui = {
  close: 'Close',
  loading: 'Loading…',
  loadFailed: (what: string) => `We could not load the ${what}. Please check your connection and try again.`,
  retry: 'Retry',
  previous: 'Previous',
  next: 'Next',
  pages: 'Pages',
  pageOf: (page: number, total: number) => `Page ${page} of ${total}`,
  stepOf: (step: number, total: number) => `Step ${step} of ${total}`,
  show: 'Show',
  hide: 'Hide',
  password: 'password',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  pause: 'Pause',
  play: 'Play',
} as const;
